import { type Language, LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, CloseIcon, Small, UndoIcon } from '@pusula/frontend-kit/ui';
import { memo } from 'react';
import { IconButton } from '../categories/CategoryTree.styles.ts';
import { SentenceRow } from './CategoryExamples.styles.ts';
import { LIST_NAMES } from './example-lists.ts';
import { type ExampleRow as Example, stateOf } from './example-rows.ts';
import type { RowChange } from './use-example-rows.ts';

type ExampleRowProps = { row: Example; language: Language; isRepeated: boolean; onChange: (change: RowChange) => void };

/** One sentence, edited where it stands. What is typed in one of a hundred lines draws that line alone. */
export const ExampleRow = memo(function ExampleRow({ row, language, isRepeated, onChange }: ExampleRowProps) {
  const { t } = useTexts('categoryExamples');
  const { key, was, text, isRemoved } = row;
  const state = stateOf(row);
  const list = LIST_NAMES.sentence[language];
  if (isRemoved)
    return (
      <SentenceRow $state={state}>
        <s lang={language}>{was}</s>
        <small>{t('state.removed')}</small>
        <Button look="text" small onClick={() => onChange({ type: 'restored', list, key })}>
          <UndoIcon aria-hidden />
          {t('restore')}
        </Button>
      </SentenceRow>
    );
  return (
    <SentenceRow $state={state}>
      <input
        aria-label={t('sentence', { sentence: was ?? text })}
        lang={language}
        value={text}
        maxLength={LIMITS.categoryExampleLength}
        onChange={({ target }) => onChange({ type: 'typed', list, key, text: target.value })}
      />
      {state === 'kept' ? <span /> : <small>{t(`state.${state}`)}</small>}
      <IconButton type="button" aria-label={t('remove', { sentence: text })} onClick={() => onChange({ type: 'removed', list, key })}>
        <CloseIcon aria-hidden />
      </IconButton>
      {isRepeated && <Small role="status">{t('repeated')}</Small>}
    </SentenceRow>
  );
});
