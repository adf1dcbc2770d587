/** What the home page is told, beside its address, of somebody who was not let in elsewhere: no link can claim it. */
type Refusal = { readonly refusedAt: string };
export const refusalOf = (refusedAt: string): Refusal => ({ refusedAt });

/** Reads it back from a history entry. */
export const refusedAddress = (state: unknown): string | null => {
  const { refusedAt } = (state ?? {}) as Partial<Refusal>;
  return typeof refusedAt === 'string' ? refusedAt : null;
};
