import type { Language } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { announce } from '@pusula/frontend-kit/page';
import { Button, PlusIcon, TextArea } from '@pusula/frontend-kit/ui';
import { type KeyboardEvent, useState } from 'react';
import { Adding } from './CategoryExamples.styles.ts';
import { RULES } from './example-lists.ts';
import { type ExampleRows, newAmong, textsIn, textsOf } from './example-rows.ts';

type AddExamplesProps = {
  language: Language;
  draft: ExampleRows;
  /** Kept by the caller: it outlives a look at the other language. */
  typed: string;
  onType: (typed: string) => void;
  onAdd: (texts: readonly string[]) => void;
};

const TEXTS = { sentence: 'add', name: 'addNames' } as const;
const LEAST_LINES = { sentence: 2, name: 1 } as const;

/** New sentences or names: one typed and sent with Enter, or many pasted. */
export function AddExamples({ language, draft, typed, onType, onAdd }: AddExamplesProps) {
  const { t } = useTexts('categoryExamples');
  const [problem, setProblem] = useState('');
  const { kind } = draft;
  const { longest, most } = RULES[kind];
  const its = TEXTS[kind];
  const add = () => {
    const { texts, tooLong } = textsIn(kind, typed);
    const fresh = newAmong(draft, texts);
    if (textsOf(draft).length + fresh.length > most) {
      setProblem(t(`${its}.tooMany`, { limit: most }));
      return;
    }
    if (fresh.length > 0) {
      onAdd(fresh);
      announce(t(`${its}.added`, { count: fresh.length }));
    }
    // What is too long stays to be shortened.
    onType(tooLong.join('\n'));
    if (tooLong.length > 0) setProblem(t(`${its}.tooLong`, { count: tooLong.length, limit: longest }));
    else setProblem(fresh.length === 0 ? t(texts.length === 0 ? `${its}.nothing` : `${its}.known`) : '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Adding>
      <TextArea
        label={t(`${its}.label`)}
        help={t(`${its}.help`)}
        error={problem || undefined}
        lang={language}
        rows={Math.min(8, Math.max(LEAST_LINES[kind], typed.split('\n').length))}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setProblem('');
        }}
        onKeyDown={onKeyDown}
      />
      <Button look="line" small onClick={add}>
        <PlusIcon aria-hidden />
        {t(`${its}.submit`)}
      </Button>
    </Adding>
  );
}
