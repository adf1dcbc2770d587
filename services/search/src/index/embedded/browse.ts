import { placeOfDay } from '../../analysis/hashes.ts';
import type { Facets, IndexQuery, IndexResult } from '../port.ts';
import { BestHits } from './best-hits.ts';
import type { Hit } from './collect.ts';
import type { DocValues } from './doc-values.ts';
import { FacetCounts, filtersOf } from './facets.ts';

/** Everybody who passes the filters, in the order of the day; nobody scores. */
export function browse(
  query: IndexQuery,
  docValues: DocValues,
  isBefore: (one: number, other: number) => boolean,
): Pick<IndexResult, 'total' | 'farTotal' | 'fullScore' | 'isUnsure'> & { readonly page: Hit[] } & Facets {
  const filters = filtersOf(query, docValues);
  const { live, shuffle, length } = docValues;
  const kept = docValues.counts.facets(query, docValues.cityCodes, docValues.categoryCodes);
  const counts = new FacetCounts(docValues);
  const best = new BestHits(query.from + query.size, isBefore);
  let total = 0;
  for (let document = 0; document < length; document++) {
    if (live[document] !== 1) continue;
    const failed = filters(document);
    if (kept) counts.addFacts(document, failed);
    else counts.add(document, failed);
    if (failed !== 0) continue;
    total++;
    const place = placeOfDay(shuffle.values[document] as number, query.day);
    best.offer(document, place);
  }
  const page = best.sorted().slice(query.from);
  const facets = kept ? { ...kept, ...counts.factFacets() } : counts.facets();
  return { ...facets, total, farTotal: 0, fullScore: 0, isUnsure: false, page: page.map(({ document }) => ({ document, score: 0 })) };
}
