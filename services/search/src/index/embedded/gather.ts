import { CLOSE_LOOKS } from '../../analysis/weights.ts';
import { leastScore, type ScoreScale } from '../../query/closeness.ts';
import type { IndexQuery } from '../port.ts';
import { BestHits } from './best-hits.ts';
import type { Candidates } from './candidates.ts';
import type { Facts } from './facts.ts';
import type { CloseScore } from './scoring.ts';

export type Gathered = {
  readonly total: number;
  readonly farTotal: number;
  readonly page: { document: number; score: number }[];
  readonly cities: Map<string, number>;
  readonly categories: Map<string, number>;
  readonly totalWithoutCity: number;
  readonly totalWithoutCategory: number;
};

/**
 * One pass over the documents that have to do with the query: filters, counts and the best of them, either of the close ones or of the others. Counts are of the
 * close ones; each facet counts what its own filter leaves out.
 * @param scale what scores mean; undefined: everybody counts
 * @param closely how the first of the close ones are scored in full; undefined: the scores are final, and hits are shown without one
 */
export function gather(
  query: IndexQuery,
  facts: Facts,
  { documents, scores, count }: Candidates,
  { closely, scale }: { readonly closely: CloseScore | undefined; readonly scale: ScoreScale | undefined },
  isBefore: (one: number, other: number) => boolean,
): Gathered {
  const chosen = filtersOf(query, facts);
  const counts = new FacetCounts(facts);
  const best = new BestHits(Math.max(query.from + query.size, closely ? CLOSE_LOOKS : 0), isBefore);
  const least = scale ? leastScore(highest(scores, count), scale) : 0;
  let [total, farTotal] = [0, 0];
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number;
    const score = scores[at] as number;
    const isClose = score >= least;
    const [inCity, inCategory] = [chosen.isInCity(document), chosen.isInCategory(document)];
    if (isClose) counts.add(document, inCity, inCategory);
    if (!inCity || !inCategory) continue;
    if (isClose) total++;
    else farTotal++;
    if (isClose !== query.far) best.offer(document, score);
  }
  return { total, farTotal, page: pageOf(query, best, query.far ? undefined : closely, isBefore), ...counts.named() };
}

/** Whether a document is in one of the chosen cities and categories. */
function filtersOf({ cityIds, categoryIds }: IndexQuery, { city, cityCodes, categoryCodes, categories, firstCategory }: Facts) {
  const wantedCities = cityCodes.wanted(cityIds);
  const wantedCategories = categoryCodes.wanted(categoryIds);
  const anyCategory = categoryIds.length === 0;
  const [codes, first] = [categories.values, firstCategory.values];
  return {
    isInCity: (document: number) => wantedCities[city[document] as number] !== 0,
    isInCategory: (document: number) =>
      anyCategory || hasWanted(codes, first[document] as number, first[document + 1] as number, wantedCategories),
  };
}

/** Counts for each choice what it would give: each facet leaves its own filter out. */
class FacetCounts {
  readonly #facts: Facts;
  readonly #cities: Uint32Array;
  readonly #categories: Uint32Array;
  #withoutCity = 0;
  #withoutCategory = 0;

  constructor(facts: Facts) {
    this.#facts = facts;
    this.#cities = new Uint32Array(facts.cityCodes.names.length);
    this.#categories = new Uint32Array(facts.categoryCodes.names.length);
  }

  add(document: number, inCity: boolean, inCategory: boolean): void {
    const { city, categories, firstCategory } = this.#facts;
    if (inCategory) {
      this.#withoutCity++;
      (this.#cities[city[document] as number] as number)++;
    }
    if (!inCity) return;
    this.#withoutCategory++;
    const end = firstCategory.values[document + 1] as number;
    for (let code = firstCategory.values[document] as number; code < end; code++)
      (this.#categories[categories.values[code] as number] as number)++;
  }

  named(): Pick<Gathered, 'cities' | 'categories' | 'totalWithoutCity' | 'totalWithoutCategory'> {
    return {
      cities: this.#facts.cityCodes.named(this.#cities),
      categories: this.#facts.categoryCodes.named(this.#categories),
      totalWithoutCity: this.#withoutCity,
      totalWithoutCategory: this.#withoutCategory,
    };
  }
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
  return sorted.slice(from, from + size);
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
