/** What a form holds, by the names of its fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Ids come from the server and spaces around a text go there: neither makes a difference. */
const plain = (key: string, value: unknown) => {
  if (key === 'id') return undefined;
  return typeof value === 'string' ? value.trim() : value;
};
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify({ a }, plain) === JSON.stringify({ a: b }, plain);

/** Fields that were changed here and, to something else, there: nobody but their writer can say which it is to be. */
export const disputed = <F extends Fields>(before: F, mine: F, newest: F): (keyof F & string)[] =>
  Object.keys(before).filter(
    (field) => !isSame(mine[field], before[field]) && !isSame(newest[field], before[field]) && !isSame(mine[field], newest[field]),
  );

/**
 * Both changes together: what was not touched here is taken over from there, what was stays as it is here.
 * @param before what both began with
 * @param side whose value a disputed field gets
 */
export function merged<F extends Fields>(before: F, mine: F, newest: F, side: 'mine' | 'newest'): F {
  const open = disputed(before, mine, newest);
  const chosen = Object.keys(before).map((field) => {
    const isMine = open.includes(field) ? side === 'mine' : !isSame(mine[field], before[field]);
    return [field, isMine ? mine[field] : newest[field]];
  });
  return Object.fromEntries(chosen) as F;
}
