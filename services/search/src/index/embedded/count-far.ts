import type { Accumulators } from './accumulators.ts';
import type { GainList } from './gain-list.ts';

/**
 * How many documents have something to do with a query without being close, up to a limit.
 * @param unread lists that were not read in full
 * @param isWanted whether a document is there and passes the filters
 */
export function countFar(
  scores: Accumulators,
  unread: readonly GainList[],
  least: number,
  isWanted: (document: number) => boolean,
  limit: number,
): number {
  let count = 0;
  for (const document of scores.pruned()) if (isWanted(document) && ++count === limit) return limit;
  for (const document of scores.found()) if (scores.score(document) < least && isWanted(document) && ++count === limit) return limit;
  const others = new Set<number>();
  const isEnough = (document: number) => {
    if (!scores.isTouched(document) && isWanted(document)) others.add(document);
    return count + others.size === limit;
  };
  return unread.some((list) => list.some(isEnough)) ? limit : count + others.size;
}
