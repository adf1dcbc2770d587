import { INTENT_WEIGHTS } from '../../analysis/weights.ts';
import type { Accumulators } from './accumulators.ts';

/** Documents that gain by one thing that a query asks for. */
export type GainList = {
  /** What it adds to: see Accumulators. Of the topics of a document the largest counts in full. */
  readonly part: 'tr' | 'en' | 'rest' | 'topic';
  /** The most that any document gains by it. */
  readonly bound: number;
  /** @param isClosed adds to documents that can still be found, instead of to all of the list */
  add(scores: Accumulators, isClosed: boolean): void;
  /** Whether any document of the list passes; looks no further than the first that does. */
  some(passes: (document: number) => boolean): boolean;
};

/** By place in the lists: the most that a document gains by all from there on. */
export function boundsFrom(lists: readonly GainList[]): Float64Array {
  const bounds = new Float64Array(lists.length + 1);
  const sums = { tr: 0, en: 0, rest: 0, topic: 0 };
  let largestTopic = 0;
  for (let at = lists.length - 1; at >= 0; at--) {
    const { part, bound } = lists[at] as GainList;
    sums[part] += bound;
    if (part === 'topic') largestTopic = Math.max(largestTopic, bound);
    const byTopics = largestTopic + INTENT_WEIGHTS.otherSpecialties * (sums.topic - largestTopic);
    bounds[at] = Math.max(sums.tr, sums.en) + sums.rest + byTopics;
  }
  return bounds;
}
