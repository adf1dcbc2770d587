import {
  byFacet,
  type CategoryFacet,
  CITIES,
  type CityFacet,
  FACT_FACETS,
  type FactFacet,
  type Language,
  oncePerLanguage,
  PLACES_LANGUAGE,
  type ReplyOf,
  type search,
} from '@pusula/contracts';
import type { z } from 'zod';
import type { Categories } from '../projection/category-tree.ts';
import { linkTo, nameIn } from './found-coach.ts';

const collator = oncePerLanguage((locale) => new Intl.Collator(locale));

/** Cities with coaches, most first, then by the Turkish alphabet. */
export const cityFacet = (counts: ReadonlyMap<string, number>): z.infer<typeof CityFacet>[] =>
  CITIES.filter(({ id }) => counts.has(id))
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .sort((one, other) => other.count - one.count || collator(PLACES_LANGUAGE).compare(one.name, other.name));

/** Categories with coaches, in the order of the marketplace: parents first, each level by its own order. */
export function categoryFacet(
  counts: ReadonlyMap<string, number>,
  categories: Categories,
  language: Language,
): z.infer<typeof CategoryFacet>[] {
  return [...counts]
    .flatMap(([id, count]) => {
      const category = categories.get(id);
      return category?.id === id ? [{ category, count }] : [];
    })
    .sort(
      (one, other) =>
        one.category.order - other.category.order ||
        collator(language).compare(nameIn(one.category, language), nameIn(other.category, language)),
    )
    .map(({ category, count }) => ({
      ...linkTo(category, language),
      parentId: category.parentId,
      count,
    }));
}

/** Values of facts that somebody has, in the order of their table. */
export const factFacets = (counts: Readonly<Record<FactFacet, ReadonlyMap<string, number>>>): ReplyOf<typeof search>['facts'] =>
  byFacet((facet) =>
    FACT_FACETS[facet].values.flatMap((value) => (counts[facet].has(value) ? [{ value, count: counts[facet].get(value) ?? 0 }] : [])),
  ) as ReplyOf<typeof search>['facts'];
