import { type Language, LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { announce } from '@pusula/frontend-kit/page';
import { Button, PlusIcon, TextArea } from '@pusula/frontend-kit/ui';
import { type KeyboardEvent, useState } from 'react';
import { Adding } from './CategoryExamples.styles.ts';
import { type ExampleRows, linesOf, newAmong, sentencesOf } from './example-rows.ts';

type AddExamplesProps = {
  language: Language;
  draft: ExampleRows;
  /** Kept by the caller: it outlives a look at the other language. */
  typed: string;
  onType: (typed: string) => void;
  onAdd: (sentences: readonly string[]) => void;
};

/** New sentences, a line each: one typed and sent with Enter, or many pasted. */
export function AddExamples({ language, draft, typed, onType, onAdd }: AddExamplesProps) {
  const { t } = useTexts('categoryExamples');
  const [problem, setProblem] = useState('');
  const add = () => {
    const { sentences, tooLong } = linesOf(typed);
    const fresh = newAmong(draft, sentences);
    const limit = LIMITS.categoryMaximumExamples;
    if (sentencesOf(draft).length + fresh.length > limit) {
      setProblem(t('add.tooMany', { limit }));
      return;
    }
    if (fresh.length > 0) {
      onAdd(fresh);
      announce(t('add.added', { count: fresh.length }));
    }
    // What is too long stays to be shortened.
    onType(tooLong.join('\n'));
    if (tooLong.length > 0) setProblem(t('add.tooLong', { count: tooLong.length, limit: LIMITS.categoryExampleLength }));
    else setProblem(fresh.length === 0 ? t(sentences.length === 0 ? 'add.nothing' : 'add.known') : '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Adding>
      <TextArea
        label={t('add.label')}
        help={t('add.help')}
        error={problem || undefined}
        lang={language}
        rows={Math.min(8, Math.max(2, typed.split('\n').length))}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setProblem('');
        }}
        onKeyDown={onKeyDown}
      />
      <Button look="line" small onClick={add}>
        <PlusIcon aria-hidden />
        {t('add.submit')}
      </Button>
    </Adding>
  );
}
