import type { Named } from '../categories/category-names.ts';
import type { Intent } from '../projection/intent.ts';

/** So surely is the category meant whose name is all that somebody types. */
const SURELY = 0.9;

/** Pure: whether a text says nothing but names of categories. */
export const isWholeName = (named: readonly Named[]): boolean => shareOf(named) > 0.999;

/**
 * Pure: what a text speaks of, and beside it what it names: all that counts where it is nothing but a name, little within a sentence, whose other words tell what
 * is meant by it.
 */
export function withNamedCategories(intents: readonly Intent[], named: readonly Named[]): readonly Intent[] {
  const share = shareOf(named);
  if (share === 0) return intents;
  const sureness = SURELY * share ** 3;
  const together = new Map(intents.map(({ categoryId, probability }) => [categoryId, (1 - sureness) * probability]));
  for (const one of named) together.set(one.categoryId, (together.get(one.categoryId) ?? 0) + (sureness * one.share) / share);
  return [...together].map(([categoryId, probability]) => ({ categoryId, probability }));
}

const shareOf = (named: readonly Named[]): number => named.reduce((sum, { share }) => sum + share, 0);
