import { distinctExamples, exampleKey, LIMITS, tidyExample } from '@pusula/contracts';

/** A sentence in the form. */
export type ExampleRow = {
  readonly key: number;
  /** As it is saved; null: not yet. */
  readonly was: string | null;
  readonly text: string;
  readonly isRemoved: boolean;
};
/** The sentences of one language. */
export type ExampleRows = { readonly rows: readonly ExampleRow[]; readonly nextKey: number };
export type RowState = 'kept' | 'added' | 'edited' | 'removed';

const NOTHING: ExampleRows = { rows: [], nextKey: 0 };

const numbered = ({ rows, nextKey }: ExampleRows, texts: readonly string[], isSaved: boolean) => ({
  made: texts.map((text, at): ExampleRow => ({ key: nextKey + at, was: isSaved ? text : null, text, isRemoved: false })),
  rows,
  nextKey: nextKey + texts.length,
});

/** Pure: what has become of a row. One that was emptied is gone, too. */
export function stateOf({ was, text, isRemoved }: ExampleRow): RowState {
  const now = tidyExample(text);
  if (isRemoved || now === '') return was === null ? 'kept' : 'removed';
  if (was === null) return 'added';
  return now === was ? 'kept' : 'edited';
}

/** Pure: the sentences as they would be saved. */
export const sentencesOf = ({ rows }: ExampleRows): string[] =>
  distinctExamples(rows.filter(({ isRemoved }) => !isRemoved).map(({ text }) => text));

/** Pure: the rows whose words stand in an earlier row as well: saved, one of them is left. */
export function repeatedKeys({ rows }: ExampleRows): ReadonlySet<number> {
  const seen = new Set<string>();
  return new Set(
    rows.flatMap(({ key, text, isRemoved }) => {
      const words = exampleKey(tidyExample(text));
      if (isRemoved || words === '') return [];
      const isRepeated = seen.has(words);
      seen.add(words);
      return isRepeated ? [key] : [];
    }),
  );
}

/** Pure: the lines of what was typed or pasted that are sentences, and those that are too long to be. */
export function linesOf(typed: string): { readonly sentences: readonly string[]; readonly tooLong: readonly string[] } {
  const lines = distinctExamples(typed.split(/\r?\n/u));
  const isLong = (line: string) => line.length > LIMITS.categoryExampleLength;
  return { sentences: lines.filter((line) => !isLong(line)), tooLong: lines.filter(isLong) };
}

/** Pure: the sentences that are not there yet. */
export function newAmong(draft: ExampleRows, sentences: readonly string[]): string[] {
  const known = new Set(sentencesOf(draft).map(exampleKey));
  return distinctExamples(sentences).filter((sentence) => !known.has(exampleKey(sentence)));
}

/** Pure: with further sentences, where they are seen at once: first. */
export function withAdded(draft: ExampleRows, sentences: readonly string[]): ExampleRows {
  const { made, rows, nextKey } = numbered(draft, newAmong(draft, sentences), false);
  return { rows: [...made, ...rows], nextKey };
}

export const withText = ({ rows, nextKey }: ExampleRows, key: number, text: string): ExampleRows => ({
  rows: rows.map((row) => (row.key === key ? { ...row, text } : row)),
  nextKey,
});

/** Pure: without a sentence. One that is saved stays in the list until then, so that it can be put back as it was. */
export const withoutRow = ({ rows, nextKey }: ExampleRows, key: number): ExampleRows => ({
  rows: rows.flatMap((row) => {
    if (row.key !== key) return [row];
    return row.was === null ? [] : [{ ...row, text: row.was, isRemoved: true }];
  }),
  nextKey,
});

/** Pure: what was written until `before` read as `mine`, done again over what is saved by now. */
export function resumed({ rows, nextKey }: ExampleRows, before: readonly string[], mine: readonly string[]): ExampleRows {
  const isTakenOut = (sentence: string) => before.includes(sentence) && !mine.includes(sentence);
  const left = rows.map((row) => (row.was !== null && isTakenOut(row.was) ? { ...row, isRemoved: true } : row));
  const added = mine.filter((sentence) => !before.includes(sentence));
  return withAdded({ rows: left, nextKey }, added);
}

export const withRestored = ({ rows, nextKey }: ExampleRows, key: number): ExampleRows => ({
  rows: rows.map((row) => (row.key === key ? { ...row, text: row.was ?? row.text, isRemoved: false } : row)),
  nextKey,
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
  const { made, nextKey } = numbered(draft, [...left], true);
  return { rows: [...kept, ...made], nextKey };
}

/** Pure: nothing written yet over what is saved. */
export const rowsOf = (saved: readonly string[]): ExampleRows => rebased(NOTHING, saved);

/** Pure: how many sentences a save would change, by what it would do to them. */
export function countChanges(drafts: readonly ExampleRows[]): Readonly<Record<Exclude<RowState, 'kept'>, number>> {
  const states = drafts.flatMap(({ rows }) => rows.map(stateOf));
  const count = (wanted: RowState) => states.filter((state) => state === wanted).length;
  return { added: count('added'), edited: count('edited'), removed: count('removed') };
}
