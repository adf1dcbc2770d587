import { placeOfDay } from '../../analysis/hashes.ts';
import { ALIKE_WEIGHTS, type AlikeQuery } from '../port.ts';
import { BestHits } from './best-hits.ts';
import type { DocValues } from './doc-values.ts';

/** Room for the order of the day below the score: both stay exact in one number. */
const DAY_RANGE = 2 ** 32;

/** The live documents that share most with somebody; equals in the order of the day. */
export function mostAlike(
  { id, categoryIds, cityId, size, day }: AlikeQuery,
  docValues: DocValues,
  idOf: (document: number) => string,
): { document: number; score: number }[] {
  const shared = docValues.categoryCodes.among(categoryIds);
  const sameCity = cityId === '' ? undefined : docValues.cityCodes.find(cityId);
  const best = new BestHits(size, (one, other) => idOf(one) < idOf(other));
  const { live, city } = docValues;
  const first = docValues.firstCategory.values;
  const codes = docValues.categories.values;
  const scoreOf = (document: number): number => {
    let score = city[document] === sameCity ? ALIKE_WEIGHTS.city : 0;
    const end = first[document + 1] as number;
    for (let at = first[document] as number; at < end; at++) score += ALIKE_WEIGHTS.category * (shared[codes[at] as number] as number);
    return score;
  };
  for (let document = 0; document < docValues.length; document++) {
    const score = live[document] === 1 ? scoreOf(document) : 0;
    if (score === 0 || idOf(document) === id) continue;
    const placed = score * DAY_RANGE + placeOfDay(docValues.shuffle.values[document] as number, day);
    best.offer(document, placed);
  }
  return best.sorted().map(({ document, score }) => ({ document, score: Math.floor(score / DAY_RANGE) }));
}
