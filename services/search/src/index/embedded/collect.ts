import { CLOSE_LOOKS } from '../../analysis/weights.ts';
import type { Facets, IndexQuery } from '../port.ts';
import type { Accumulators } from './accumulators.ts';
import { BestHits } from './best-hits.ts';
import type { DocValues } from './doc-values.ts';
import { FacetCounts, type Filters } from './facets.ts';
import type { CloseScore } from './scoring.ts';

export type Hit = { readonly document: number; readonly score: number };
type IsBefore = (one: number, other: number) => boolean;

/**
 * One pass over the documents that scored: filters, counts and the best of them, either of the close ones or of the others. Counts are of the close ones; each
 * facet counts what its own filter leaves out.
 * @param least what a document scores at least that is close
 * @param closely how the first of the close ones are scored in full
 */
export function collect(
  query: IndexQuery,
  docValues: DocValues,
  scores: Accumulators,
  { least, closely, filters }: { readonly least: number; readonly closely: CloseScore; readonly filters: Filters },
  isBefore: IsBefore,
): { readonly total: number; readonly page: Hit[] } & Facets {
  const { isInCity, isInCategory } = filters;
  const { live } = docValues;
  const counts = new FacetCounts(docValues);
  const best = new BestHits(Math.max(query.from + query.size, CLOSE_LOOKS), isBefore);
  let total = 0;
  for (const document of scores.found()) {
    const score = scores.score(document);
    const isClose = score >= least;
    // Most are not: nothing more is looked up for them unless they are asked for.
    if ((!isClose && !query.far) || live[document] !== 1) continue;
    const [inCity, inCategory] = [isInCity(document), isInCategory(document)];
    if (isClose) counts.add(document, inCity, inCategory);
    if (!inCity || !inCategory) continue;
    if (isClose) total++;
    if (isClose !== query.far) best.offer(document, score);
  }
  const sorted = query.far ? best.sorted() : rescore(best.sorted(), closely, isBefore);
  return { total, page: sorted.slice(query.from, query.from + query.size), ...counts.facets() };
}

/** The first hits again, in the order of their full scores; those after them stay as they are. */
function rescore(hits: readonly Hit[], closely: CloseScore, isBefore: IsBefore): Hit[] {
  const looked = hits.slice(0, CLOSE_LOOKS).map(({ document }) => ({ document, score: closely(document) }));
  looked.sort((one, other) => other.score - one.score || (isBefore(one.document, other.document) ? -1 : 1));
  return [...looked, ...hits.slice(CLOSE_LOOKS)];
}
