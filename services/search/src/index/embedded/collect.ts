import { RESCORE_WINDOW } from '../../analysis/weights.ts';
import type { Facets, IndexQuery } from '../port.ts';
import { BestHits } from './best-hits.ts';
import type { Candidates } from './candidates.ts';
import type { DocValues } from './doc-values.ts';
import { FacetCounts, type Filters } from './facets.ts';
import type { CloseScore } from './scoring.ts';

export type Hit = { readonly document: number; readonly score: number };
type IsBefore = (one: number, other: number) => boolean;

/**
 * One pass over the candidates: filters, counts and the best of them, either of the close ones or of the others. Counts are of the close ones; each
 * facet counts what its own filter leaves out.
 * @returns `closeTotal` counts the close ones whatever the filters
 * @param least what a document scores at least that is close
 * @param closely how the first of the close ones are scored in full
 */
export function collect(
  query: IndexQuery,
  docValues: DocValues,
  candidates: Candidates,
  { least, closely, filters }: { readonly least: number; readonly closely: CloseScore; readonly filters: Filters },
  isBefore: IsBefore,
): { readonly total: number; readonly closeTotal: number; readonly farTotal: number; readonly page: Hit[] } & Facets {
  const { documents, count } = candidates;
  const counts = new FacetCounts(docValues);
  const isBetter: IsBefore = (one, other) => isBefore(documents[one] as number, documents[other] as number);
  const wanted = query.from + query.size;
  const best = new BestHits(Math.max(wanted, RESCORE_WINDOW), isBetter);
  let [total, closeTotal, farTotal] = [0, 0, 0];
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number;
    const score = candidates.score(at);
    const isClose = score >= least;
    const failed = filters(document);
    if (isClose) {
      closeTotal++;
      counts.add(document, failed);
    }
    if (failed !== 0) continue;
    if (isClose) total++;
    else farTotal++;
    if (isClose !== query.far) best.offer(at, score);
  }
  const sorted = query.far ? best.sorted() : rescore(best.sorted(), wanted, closely, isBetter);
  const page = sorted.slice(query.from, wanted).map(({ document: at, score }) => ({ document: documents[at] as number, score }));
  return { total, closeTotal, farTotal, page, ...counts.facets() };
}

/**
 * The first hits again, in the order of their full scores; those after them stay as they are.
 * @param wanted how many of the first will be seen: once no other can come before them, no more are looked at
 */
function rescore(hits: readonly Hit[], wanted: number, { of, mostGained }: CloseScore, isBefore: IsBefore): Hit[] {
  const first = new BestHits(wanted, isBefore);
  for (let place = 0; place < Math.min(hits.length, RESCORE_WINDOW); place++) {
    const { document, score } = hits[place] as Hit;
    if (score + mostGained < first.worst) break;
    first.offer(document, of(document));
  }
  return [...first.sorted(), ...hits.slice(RESCORE_WINDOW)].slice(0, wanted);
}
