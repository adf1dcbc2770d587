import { CLOSE_LOOKS, CLOSE_SHARE } from '../../analysis/weights.ts';
import type { IndexQuery } from '../port.ts';
import { BestHits } from './best-hits.ts';
import type { Candidates } from './candidates.ts';
import type { Facts } from './facts.ts';
import type { CloseScore } from './scoring.ts';

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
 * One pass over the documents that have to do with the query: filters, counts and the best of them. What scores too little beside the best of all, whatever
 * the filters, is not found. Each facet counts what its own filter leaves out.
 * @param closely undefined: the scores are final, and hits are shown without one
 */
export function gather(
  query: IndexQuery,
  facts: Facts,
  { documents, scores, count }: Candidates,
  closely: CloseScore | undefined,
  isBefore: (one: number, other: number) => boolean,
): Gathered {
  const wantedCities = facts.cityCodes.wanted(query.cityIds);
  const wantedCategories = facts.categoryCodes.wanted(query.categoryIds);
  const anyCategory = query.categoryIds.length === 0;
  const cityCounts = new Uint32Array(facts.cityCodes.names.length);
  const categoryCounts = new Uint32Array(facts.categoryCodes.names.length);
  const best = new BestHits(Math.max(query.from + query.size, closely ? CLOSE_LOOKS : 0), isBefore);
  const { city } = facts;
  const first = facts.firstCategory.values;
  const codes = facts.categories.values;
  const leastScore = closely ? CLOSE_SHARE * highest(scores, count) : 0;
  let [total, withoutCity, withoutCategory] = [0, 0, 0];
  for (let at = 0; at < count; at++) {
    const score = scores[at] as number;
    if (score < leastScore) continue;
    const document = documents[at] as number;
    const cityCode = city[document] as number;
    const from = first[document] as number;
    const to = first[document + 1] as number;
    const inCategory = anyCategory || hasWanted(codes, from, to, wantedCategories);
    if (inCategory) {
      withoutCity++;
      (cityCounts[cityCode] as number)++;
    }
    if (wantedCities[cityCode] === 0) continue;
    withoutCategory++;
    for (let code = from; code < to; code++) (categoryCounts[codes[code] as number] as number)++;
    if (!inCategory) continue;
    total++;
    best.offer(document, score);
  }
  return {
    total,
    ...pageOf(query, best, closely, isBefore),
    cities: facts.cityCodes.named(cityCounts),
    categories: facts.categoryCodes.named(categoryCounts),
    totalWithoutCity: withoutCity,
    totalWithoutCategory: withoutCategory,
  };
}

function highest(scores: Float64Array, count: number): number {
  let best = 0;
  for (let at = 0; at < count; at++) best = Math.max(best, scores[at] as number);
  return best;
}

function pageOf(
  { from, size }: IndexQuery,
  best: BestHits,
  closely: CloseScore | undefined,
  isBefore: (one: number, other: number) => boolean,
) {
  const sorted = closely ? lookClosely(best.sorted(), closely, isBefore) : best.sorted();
  return { page: sorted.slice(from, from + size), bestScore: closely ? (sorted[0]?.score ?? 0) : 0 };
}

type Hit = Gathered['page'][number];

/** The first hits again, in the order of their full scores; those after them stay as they are. */
function lookClosely(hits: readonly Hit[], closely: CloseScore, isBefore: (one: number, other: number) => boolean): Hit[] {
  const looked = hits.slice(0, CLOSE_LOOKS).map(({ document }) => ({ document, score: closely(document) }));
  looked.sort((one, other) => other.score - one.score || (isBefore(one.document, other.document) ? -1 : 1));
  return [...looked, ...hits.slice(CLOSE_LOOKS)];
}

function hasWanted(codes: Uint32Array, from: number, to: number, wanted: Uint8Array): boolean {
  for (let at = from; at < to; at++) if (wanted[codes[at] as number] === 1) return true;
  return false;
}
