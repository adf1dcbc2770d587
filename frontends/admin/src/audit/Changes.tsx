import type { AuditChange } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNames } from './names.ts';
import { clipped } from './value-text.ts';

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
  const { t } = useTexts('audit');
  const { fieldName, valueName } = useNames();
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
            <th scope="row">{fieldName(field)}</th>
            <td>
              <Clipped text={valueName(field, before)} />
            </td>
            <td>
              <Clipped text={valueName(field, after)} />
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
  const short = clipped(text);
  if (short === text) return text;
  return (
    <>
      {isWhole ? text : short}
      <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'changes.less' : 'changes.more')}
      </More>
    </>
  );
}
