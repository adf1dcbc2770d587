import type { Language } from '@pusula/contracts';
import { folded, useTexts } from '@pusula/frontend-kit/i18n';
import { Button, SearchField, Soft } from '@pusula/frontend-kit/ui';
import { useId, useState } from 'react';
import { Toolbar } from '../table/Toolbar.tsx';
import { AddExamples } from './AddExamples.tsx';
import { Part, SentenceList } from './CategoryExamples.styles.ts';
import { ExampleRow } from './ExampleRow.tsx';
import { LIST_NAMES } from './example-lists.ts';
import { type ExampleRows, repeatedKeys, textsOf } from './example-rows.ts';
import type { RowChange } from './use-example-rows.ts';

/** So few are seen at a glance. */
const SEARCHED_FROM = 8;
/** A page of them. */
const ROWS = 25;

type ExampleListProps = {
  language: Language;
  draft: ExampleRows;
  /** What is being typed and was not added yet. */
  pending: string;
  onType: (pending: string) => void;
  onChange: (change: RowChange) => void;
};

/** The sentences of one language, a line each: added on top, edited where they stand, searched. */
export function ExampleList({ language, draft, pending, onType, onChange }: ExampleListProps) {
  const { t } = useTexts('categoryExamples');
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(ROWS);
  const wanted = folded(typed.trim());
  const found = draft.rows.filter(({ text }) => folded(text).includes(wanted));
  const count = textsOf(draft).length;
  const repeated = repeatedKeys(draft);
  // What keeps the whole from being saved is seen wherever it stands.
  const shown = found.filter(({ key }, place) => place < most || repeated.has(key));
  return (
    <Part aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list')}</h2>
      <AddExamples
        language={language}
        draft={draft}
        typed={pending}
        onType={onType}
        onAdd={(texts) => onChange({ type: 'added', list: LIST_NAMES.sentence[language], texts })}
      />
      {draft.rows.length >= SEARCHED_FROM && (
        <Toolbar count={wanted === '' ? t('count', { count }) : t('found', { count: draft.rows.length, shown: found.length })}>
          <SearchField label={t('find')} value={typed} onChange={setTyped} lang={language} />
        </Toolbar>
      )}
      {found.length === 0 && draft.rows.length > 0 && <Soft role="status">{t('noneFound', { typed: typed.trim() })}</Soft>}
      {shown.length > 0 && (
        <SentenceList aria-label={t('list')}>
          {shown.map((row) => (
            <ExampleRow key={row.key} row={row} language={language} isRepeated={repeated.has(row.key)} onChange={onChange} />
          ))}
        </SentenceList>
      )}
      {shown.length < found.length && (
        <Button type="button" look="line" onClick={() => setMost(most + ROWS)}>
          {t('more', { count: Math.min(ROWS, found.length - shown.length), left: found.length - shown.length })}
        </Button>
      )}
    </Part>
  );
}
