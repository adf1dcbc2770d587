/** A category that a text speaks of, and how surely: 0 to 1; those of all categories add up to 1 at most. */
export type Intent = { readonly categoryId: string; readonly probability: number };
