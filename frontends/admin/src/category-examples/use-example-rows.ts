import { useEffect, useReducer } from 'react';
import type { SavedExamples } from './category-examples.slice.ts';
import { type ListName, listsOf, ofEachList } from './example-lists.ts';
import { countChanges, type ExampleRows, rebased, resumed, rowsOf, withAdded, withoutRow, withRestored, withText } from './example-rows.ts';

export type Drafts = Readonly<Record<ListName, ExampleRows>>;
export type RowChange =
  | { readonly type: 'added'; readonly list: ListName; readonly texts: readonly string[] }
  | { readonly type: 'typed'; readonly list: ListName; readonly key: number; readonly text: string }
  | { readonly type: 'removed' | 'restored'; readonly list: ListName; readonly key: number }
  /** What was written before the session ended: it is done again, over what is saved by now. */
  | { readonly type: 'resumed'; readonly list: ListName; readonly before: readonly string[]; readonly mine: readonly string[] }
  /** Something newer is saved: what was written here stands over it. */
  | { readonly type: 'rebased'; readonly saved: SavedExamples }
  /** What was written here is given up. */
  | { readonly type: 'discarded'; readonly saved: SavedExamples };

const begin = ({ examples }: SavedExamples): Drafts => ofEachList((list, kind) => rowsOf(kind, examples[list]));

function changed(draft: ExampleRows, change: Exclude<RowChange, { saved: SavedExamples }>): ExampleRows {
  if (change.type === 'added') return withAdded(draft, change.texts);
  if (change.type === 'resumed') return resumed(draft, change.before, change.mine);
  if (change.type === 'typed') return withText(draft, change.key, change.text);
  return change.type === 'removed' ? withoutRow(draft, change.key) : withRestored(draft, change.key);
}

function reduce(drafts: Drafts, change: RowChange): Drafts {
  if (change.type === 'discarded') return begin(change.saved);
  if (change.type === 'rebased') return ofEachList((list) => rebased(drafts[list], change.saved.examples[list]));
  return { ...drafts, [change.list]: changed(drafts[change.list], change) };
}

/** The sentences and names in the form, over those that are saved. */
export function useExampleRows(saved: SavedExamples) {
  const [drafts, change] = useReducer(reduce, saved, begin);
  useEffect(() => change({ type: 'rebased', saved }), [saved]);
  const sentences = countChanges(listsOf('sentence').map((list) => drafts[list]));
  const names = countChanges(listsOf('name').map((list) => drafts[list]));
  const isDirty = [sentences, names].some(({ added, edited, removed }) => added + edited + removed > 0);
  return { drafts, change, changes: { sentences, names }, isDirty };
}
