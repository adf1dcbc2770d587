import type { AuditChange } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNames } from './names.ts';
import { valueText, type Words } from './value-text.ts';

const Fields = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: var(--t-small);
  th,
  td {
    padding: var(--s2) var(--s3) var(--s2) 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  th {
    font: var(--t-small);
    color: var(--ink-2);
  }
  thead th {
    font: var(--t-micro);
    color: var(--ink-3);
    padding-block: 0 var(--s1);
  }
  thead th:first-child {
    width: 24%;
  }
  tbody tr {
    border-top: 1px solid var(--rule);
  }
  td:first-of-type {
    color: var(--ink-3);
  }
`;
const More = styled.button`
  display: block;
  min-height: 24px;
  font: var(--t-small);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;
const Summary = styled.summary`
  font: var(--t-small);
  font-weight: 600;
  cursor: pointer;
  width: fit-content;
  padding-block: var(--s1);
`;
/** More than these are folded away: they would hide the next entry. */
const SHOWN = 4;
/** As much of a long text as still reads as a line or three. */
const CLIPPED = 160;

/** What an action changed, field by field. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTexts('audit');
  if (changes.length === 0) return null;
  if (changes.length <= SHOWN) return <ChangeTable changes={changes} />;
  return (
    <details>
      <Summary>{t('changes.fold', { count: changes.length })}</Summary>
      <ChangeTable changes={changes} />
    </details>
  );
}

function ChangeTable({ changes }: { changes: readonly AuditChange[] }) {
  const { t, i18n, language } = useTexts('audit');
  const { categoryName } = useNames();
  const word = (field: string, code: string) => (i18n.exists(`audit:value.${field}.${code}`) ? t(`value.${field}.${code}`) : null);
  const words: Words = { language, word, categoryName, empty: t('changes.empty'), top: t('changes.top') };
  return (
    <Fields>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{i18n.exists(`audit:field.${field}`) ? t(`field.${field}`) : field}</th>
            <td>
              <Clipped text={valueText(field, before, words)} />
            </td>
            <td>
              <Clipped text={valueText(field, after, words)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Fields>
  );
}

function Clipped({ text }: { text: string }) {
  const { t } = useTexts('audit');
  const [isWhole, setWhole] = useState(false);
  if (text.length <= CLIPPED) return text;
  return (
    <>
      {isWhole ? text : `${text.slice(0, CLIPPED).trimEnd()}…`}
      <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'changes.less' : 'changes.more')}
      </More>
    </>
  );
}
