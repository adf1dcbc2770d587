import type { Language } from '@pusula/contracts';
import { useEffect, useReducer } from 'react';
import type { SavedExamples } from './category-examples.slice.ts';
import { countChanges, type ExampleRows, rebased, resumed, rowsOf, withAdded, withoutRow, withRestored, withText } from './example-rows.ts';

export type Drafts = Readonly<Record<Language, ExampleRows>>;
export type RowChange =
  | { readonly type: 'added'; readonly language: Language; readonly sentences: readonly string[] }
  | { readonly type: 'typed'; readonly language: Language; readonly key: number; readonly text: string }
  | { readonly type: 'removed' | 'restored'; readonly language: Language; readonly key: number }
  /** What was written before the session ended: it is done again, over what is saved by now. */
  | { readonly type: 'resumed'; readonly language: Language; readonly before: readonly string[]; readonly mine: readonly string[] }
  /** Something newer is saved: what was written here stands over it. */
  | { readonly type: 'rebased'; readonly saved: SavedExamples }
  /** What was written here is given up. */
  | { readonly type: 'discarded'; readonly saved: SavedExamples };

const begin = ({ examples }: SavedExamples): Drafts => ({ tr: rowsOf(examples.tr), en: rowsOf(examples.en) });

function changed(draft: ExampleRows, change: Exclude<RowChange, { saved: SavedExamples }>): ExampleRows {
  if (change.type === 'added') return withAdded(draft, change.sentences);
  if (change.type === 'resumed') return resumed(draft, change.before, change.mine);
  if (change.type === 'typed') return withText(draft, change.key, change.text);
  return change.type === 'removed' ? withoutRow(draft, change.key) : withRestored(draft, change.key);
}

function reduce(drafts: Drafts, change: RowChange): Drafts {
  if (change.type === 'discarded') return begin(change.saved);
  if (change.type === 'rebased') {
    const { tr, en } = change.saved.examples;
    return { tr: rebased(drafts.tr, tr), en: rebased(drafts.en, en) };
  }
  return { ...drafts, [change.language]: changed(drafts[change.language], change) };
}

/** The sentences in the form, over those that are saved. */
export function useExampleRows(saved: SavedExamples) {
  const [drafts, change] = useReducer(reduce, saved, begin);
  useEffect(() => change({ type: 'rebased', saved }), [saved]);
  const changes = countChanges([drafts.tr, drafts.en]);
  return { drafts, change, changes, isDirty: changes.added + changes.edited + changes.removed > 0 };
}
