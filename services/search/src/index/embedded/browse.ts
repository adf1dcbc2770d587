import { placeOfDay } from '../hashes.ts';
import type { Facets, IndexQuery } from '../port.ts';
import { BestHits } from './best-hits.ts';
import type { Hit } from './collect.ts';
import type { DocValues } from './doc-values.ts';
import { FacetCounts, filtersOf } from './facets.ts';

/** Everybody who passes the filters, in the order of the day; nobody scores. */
export function browse(
  query: IndexQuery,
  docValues: DocValues,
  isBefore: (one: number, other: number) => boolean,
): { readonly total: number; readonly farTotal: number; readonly fullScore: number; readonly page: Hit[] } & Facets {
  const { isInCity, isInCategory } = filtersOf(query, docValues);
  const { live, shuffle, length } = docValues;
  const kept = docValues.counts.facets(query, docValues.cityCodes, docValues.categoryCodes);
  const counts = new FacetCounts(docValues);
  const best = new BestHits(query.from + query.size, isBefore);
  let total = 0;
  for (let document = 0; document < length; document++) {
    if (live[document] !== 1) continue;
    const [inCity, inCategory] = [isInCity(document), isInCategory(document)];
    if (!kept) counts.add(document, inCity, inCategory);
    if (!inCity || !inCategory) continue;
    total++;
    const place = placeOfDay(shuffle.values[document] as number, query.day);
    best.offer(document, place);
  }
  const page = best.sorted().slice(query.from);
  return { ...(kept ?? counts.facets()), total, farTotal: 0, fullScore: 0, page: page.map(({ document }) => ({ document, score: 0 })) };
}
