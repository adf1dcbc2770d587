export type Change = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Words with the spaces after them: joined again they are the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const isSame = (a: string | undefined, b: string | undefined) => a?.trim() === b?.trim();

/** Lengths of the longest common parts of what is left of both texts, from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, next] = [rows[i], rows[i + 1]];
      if (row && next) row[j] = isSame(before[i], after[j]) ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** What was changed, word by word: the longest common words stay, the rest was removed or added. Neighbours of one kind are one change. */
export function wordChanges(before: string, after: string): Change[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(old, fresh);
  const changes: Change[] = [];
  const note = (kind: Change['kind'], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text };
    else changes.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && isSame(old[i], fresh[j])) {
      note('same', fresh[j++] ?? '');
      i++;
    } else if (i < old.length && (j >= fresh.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)))
      note('removed', old[i++] ?? '');
    else note('added', fresh[j++] ?? '');
  }
  return changes;
}
