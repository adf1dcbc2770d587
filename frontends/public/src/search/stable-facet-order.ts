import type { ReplyOf } from '@pusula/frontend-kit/api';

export type Facets = Pick<ReplyOf<'POST /search/search'>, 'cities' | 'categories' | 'facts'>;
type Counted = { readonly id: string; readonly count: number };

/** In the order they first came; new ones follow, and what gives nobody any more stays in its place. */
function kept<Choice extends Counted>(before: readonly Choice[], now: readonly Choice[]): Choice[] {
  const current = new Map(now.map((choice) => [choice.id, choice]));
  const known = new Set(before.map(({ id }) => id));
  return [...before.map((choice) => current.get(choice.id) ?? { ...choice, count: 0 }), ...now.filter(({ id }) => !known.has(id))];
}

const mostFirst = <Choice extends Counted>(choices: readonly Choice[]) => choices.toSorted((a, b) => b.count - a.count);

/**
 * The choices of a search, most first. While one search is narrowed down their order stays: nothing moves under the pointer.
 * @param before what is shown; null for another search
 */
export function stableFacetOrder(before: Facets | null, { cities, categories, facts }: Facets): Facets {
  // Values of facts have an order of their own.
  const ranked = { cities: mostFirst(cities), categories: mostFirst(categories), facts };
  if (!before) return ranked;
  return { cities: kept(before.cities, ranked.cities), categories: kept(before.categories, ranked.categories), facts };
}
