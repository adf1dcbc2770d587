import { type Language, LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Chips, FieldError, Soft } from '@pusula/frontend-kit/ui';
import { type MouseEvent, useId, useRef } from 'react';
import { AddExamples } from './AddExamples.tsx';
import { Part } from './CategoryExamples.styles.ts';
import { LIST_NAMES } from './example-lists.ts';
import { type ExampleRow, type ExampleRows, repeatedKeys, textsOf } from './example-rows.ts';
import { NameChip } from './NameChip.tsx';
import type { RowChange } from './use-example-rows.ts';

type NameListProps = {
  language: Language;
  draft: ExampleRows;
  /** What is being typed and was not added yet. */
  pending: string;
  onType: (pending: string) => void;
  onChange: (change: RowChange) => void;
};

/** What else a category is called in one language: who types one of these names means it. */
export function NameList({ language, draft, pending, onType, onChange }: NameListProps) {
  const { t } = useTexts('categoryExamples');
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  const list = LIST_NAMES.name[language];
  const repeated = repeatedKeys(draft);
  const press = ({ key, was, isRemoved }: ExampleRow, { currentTarget }: MouseEvent) => {
    // The keyboard goes on beside what goes at once.
    if (was === null) (neighbourOf(currentTarget) ?? part.current?.querySelector('textarea'))?.focus();
    onChange({ type: isRemoved ? 'restored' : 'removed', list, key });
  };
  return (
    <Part ref={part} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('names.title')}</h2>
      <Soft>{t('names.text')}</Soft>
      <AddExamples
        language={language}
        draft={draft}
        typed={pending}
        onType={onType}
        onAdd={(texts) => onChange({ type: 'added', list, texts })}
      />
      {draft.rows.length > 0 && (
        <Chips as="ul" aria-label={t('names.title')}>
          {draft.rows.map((row) => (
            <li key={row.key}>
              <NameChip row={row} language={language} isRepeated={repeated.has(row.key)} onPress={press} />
            </li>
          ))}
        </Chips>
      )}
      {/* Others may have added some while these were written. */}
      <FieldError>
        {textsOf(draft).length > LIMITS.categoryMaximumNames && t('addNames.tooMany', { limit: LIMITS.categoryMaximumNames })}
      </FieldError>
    </Part>
  );
}

/** The button of the name behind one, or before it. */
function neighbourOf(button: Element): HTMLButtonElement | undefined {
  const item = button.closest('li');
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button') ?? undefined;
}
