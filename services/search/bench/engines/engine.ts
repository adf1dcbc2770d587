import type { Language } from '@pusula/contracts';

/** What is searched: one text per language at most, as a coach's bio. */
export type Item = { readonly id: string; readonly texts: Partial<Record<Language, string>> };

/** The first ten, best first, and how many there are in all. */
export type Found = { readonly ids: readonly string[]; readonly total: number };

/** Something that finds texts, ours or an opponent. */
export type Engine = {
  readonly name: string;
  /** Replaces everything that was there. */
  readonly fill: (items: readonly Item[]) => Promise<void>;
  readonly find: (keyword: string, language: Language) => Promise<Found>;
  readonly close: () => Promise<void>;
};
