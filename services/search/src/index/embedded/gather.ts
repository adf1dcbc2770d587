import { placeOfDay } from '../hashes.ts';
import type { IndexQuery } from '../port.ts';
import { BestHits } from './best-hits.ts';
import type { Facts } from './facts.ts';

export type Gathered = {
  readonly total: number;
  readonly page: { document: number; score: number }[];
  readonly bestScore: number;
  readonly cities: Map<string, number>;
  readonly categories: Map<string, number>;
  readonly totalWithoutCity: number;
  readonly totalWithoutCategory: number;
};

/**
 * One pass over all documents: filters, counts and the best of them. Each facet counts what its own filter leaves out.
 * @param scores undefined: every live document, in the order of the day
 */
export function gather(
  query: IndexQuery,
  facts: Facts,
  scores: Float32Array | undefined,
  isBefore: (one: number, other: number) => boolean,
): Gathered {
  const wantedCities = facts.cityCodes.wanted(query.cityIds);
  const wantedCategories = facts.categoryCodes.wanted(query.categoryIds);
  const anyCategory = query.categoryIds.length === 0;
  const cityCounts = new Uint32Array(facts.cityCodes.names.length);
  const categoryCounts = new Uint32Array(facts.categoryCodes.names.length);
  const best = new BestHits(query.from + query.size, isBefore);
  const { live, city } = facts;
  const first = facts.firstCategory.values;
  const codes = facts.categories.values;
  const scoreOf = (document: number): number =>
    scores ? (scores[document] as number) : placeOfDay(facts.shuffle.values[document] as number, query.day) + 1;
  let [total, withoutCity, withoutCategory] = [0, 0, 0];
  for (let document = 0; document < facts.length; document++) {
    const score = scoreOf(document) * (live[document] as number);
    if (score === 0) continue;
    const cityCode = city[document] as number;
    const from = first[document] as number;
    const to = first[document + 1] as number;
    const inCity = wantedCities[cityCode] === 1;
    const inCategory = anyCategory || hasWanted(codes, from, to, wantedCategories);
    if (inCategory) {
      withoutCity++;
      (cityCounts[cityCode] as number)++;
    }
    if (!inCity) continue;
    withoutCategory++;
    for (let at = from; at < to; at++) (categoryCounts[codes[at] as number] as number)++;
    if (!inCategory) continue;
    total++;
    best.offer(document, score);
  }
  const sorted = best.sorted();
  return {
    total,
    page: sorted.slice(query.from),
    bestScore: scores ? (sorted[0]?.score ?? 0) : 0,
    cities: facts.cityCodes.named(cityCounts),
    categories: facts.categoryCodes.named(categoryCounts),
    totalWithoutCity: withoutCity,
    totalWithoutCategory: withoutCategory,
  };
}

function hasWanted(codes: Uint32Array, from: number, to: number, wanted: Uint8Array): boolean {
  for (let at = from; at < to; at++) if (wanted[codes[at] as number] === 1) return true;
  return false;
}
