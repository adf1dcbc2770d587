import { tidyExample } from '@pusula/contracts';
import { type ExampleKind, RULES } from './example-lists.ts';

/** A sentence or a name in the form. */
export type ExampleRow = {
  readonly key: number;
  /** As it is saved; null: not yet. */
  readonly was: string | null;
  readonly text: string;
  readonly isRemoved: boolean;
};
/** One list. */
export type ExampleRows = { readonly kind: ExampleKind; readonly rows: readonly ExampleRow[]; readonly nextKey: number };
export type RowState = 'kept' | 'added' | 'edited' | 'removed';

const numbered = (nextKey: number, texts: readonly string[], isSaved: boolean) => ({
  made: texts.map((text, at): ExampleRow => ({ key: nextKey + at, was: isSaved ? text : null, text, isRemoved: false })),
  nextKey: nextKey + texts.length,
});

/** Pure: what has become of a row. One that was emptied is gone, too. */
export function stateOf({ was, text, isRemoved }: ExampleRow): RowState {
  const now = tidyExample(text);
  if (isRemoved || now === '') return was === null ? 'kept' : 'removed';
  if (was === null) return 'added';
  return now === was ? 'kept' : 'edited';
}

/** Pure: the texts as they would be saved. */
export const textsOf = ({ kind, rows }: ExampleRows): string[] =>
  RULES[kind].distinct(rows.filter(({ isRemoved }) => !isRemoved).map(({ text }) => text));

/** Pure: the rows whose words stand in an earlier row as well: saved, one of them is left. */
export function repeatedKeys({ kind, rows }: ExampleRows): ReadonlySet<number> {
  const seen = new Set<string>();
  return new Set(
    rows.flatMap(({ key, text, isRemoved }) => {
      const words = RULES[kind].keyOf(tidyExample(text));
      if (isRemoved || words === '') return [];
      const isRepeated = seen.has(words);
      seen.add(words);
      return isRepeated ? [key] : [];
    }),
  );
}

/** Pure: the sentences or names in what was typed or pasted, and what is too long to be one. */
export function textsIn(kind: ExampleKind, typed: string): { readonly texts: readonly string[]; readonly tooLong: readonly string[] } {
  const { distinct, separator, longest } = RULES[kind];
  const all = distinct(typed.split(separator));
  return { texts: all.filter((text) => text.length <= longest), tooLong: all.filter((text) => text.length > longest) };
}

/** Pure: the texts that are not there yet. */
export function newAmong(draft: ExampleRows, texts: readonly string[]): string[] {
  const { distinct, keyOf } = RULES[draft.kind];
  const known = new Set(textsOf(draft).map(keyOf));
  return distinct(texts).filter((text) => !known.has(keyOf(text)));
}

/** Pure: with further texts, where they are seen at once: first. */
export function withAdded(draft: ExampleRows, texts: readonly string[]): ExampleRows {
  const { made, nextKey } = numbered(draft.nextKey, newAmong(draft, texts), false);
  return { ...draft, rows: [...made, ...draft.rows], nextKey };
}

export const withText = (draft: ExampleRows, key: number, text: string): ExampleRows => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? { ...row, text } : row)),
});

/** Pure: without a row. One that is saved stays in the list until then, so that it can be put back as it was. */
export const withoutRow = (draft: ExampleRows, key: number): ExampleRows => ({
  ...draft,
  rows: draft.rows.flatMap((row) => {
    if (row.key !== key) return [row];
    return row.was === null ? [] : [{ ...row, text: row.was, isRemoved: true }];
  }),
});

/** Pure: what was written until `before` read as `mine`, done again over what is saved by now. */
export function resumed(draft: ExampleRows, before: readonly string[], mine: readonly string[]): ExampleRows {
  const isTakenOut = (text: string) => before.includes(text) && !mine.includes(text);
  const left = draft.rows.map((row) => (row.was !== null && isTakenOut(row.was) ? { ...row, isRemoved: true } : row));
  const added = mine.filter((text) => !before.includes(text));
  return withAdded({ ...draft, rows: left }, added);
}

export const withRestored = (draft: ExampleRows, key: number): ExampleRows => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? { ...row, text: row.was ?? row.text, isRemoved: false } : row)),
});

/**
 * Pure: what is being written, over what is saved by now: what was not touched here is as it is there; what was added, edited or removed here and is not saved
 * yet stands.
 */
export function rebased(draft: ExampleRows, saved: readonly string[]): ExampleRows {
  const left = new Set(saved);
  const kept = draft.rows.flatMap((row): ExampleRow[] => {
    const now = tidyExample(row.text);
    // What was written here has been saved.
    if (!row.isRemoved && now !== row.was && left.delete(now)) return [{ ...row, was: now, text: now }];
    if (row.was !== null && left.delete(row.was)) return [row];
    const state = stateOf(row);
    return state === 'added' || state === 'edited' ? [{ ...row, was: null }] : [];
  });
  const { made, nextKey } = numbered(draft.nextKey, [...left], true);
  return { ...draft, rows: [...kept, ...made], nextKey };
}

/** Pure: nothing written yet over what is saved. */
export const rowsOf = (kind: ExampleKind, saved: readonly string[]): ExampleRows => rebased({ kind, rows: [], nextKey: 0 }, saved);

export type Changes = Readonly<Record<Exclude<RowState, 'kept'>, number>>;
/** Pure: how many rows a save would change, by what it would do to them. */
export function countChanges(drafts: readonly ExampleRows[]): Changes {
  const states = drafts.flatMap(({ rows }) => rows.map(stateOf));
  const count = (wanted: RowState) => states.filter((state) => state === wanted).length;
  return { added: count('added'), edited: count('edited'), removed: count('removed') };
}
