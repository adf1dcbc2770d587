import type { Language } from '@pusula/contracts';

/** What is searched: one text per language at most, as a coach's bio. */
export type Item = { readonly id: string; readonly texts: Partial<Record<Language, string>> };

/** Something that finds texts, ours or an opponent. */
export type Engine = {
  readonly name: string;
  /** Replaces everything that was there. */
  readonly fill: (items: readonly Item[]) => Promise<void>;
  /** @returns ids, best first, ten at most */
  readonly find: (keyword: string, language: Language) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};
