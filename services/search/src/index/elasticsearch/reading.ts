import type { estypes } from '@elastic/elasticsearch';
import type { CoachState } from '@pusula/contracts';
import type { ReadQuery } from '../../query/read-query.ts';
import { bestCorrection } from '../best-correction.ts';
import type { Correction, IndexResult } from '../port.ts';
import { unmarkWord } from './analysis-settings.ts';

export type Found = estypes.SearchResponse<{ coach: CoachState }, Record<string, estypes.AggregationsAggregate>>;

/** The known words to search in the place of unknown ones. */
export function correctionsIn(reply: Found, { words }: ReadQuery): Correction[] {
  const entries = (reply.suggest?.corrections ?? []) as estypes.SearchTermSuggest[];
  return entries.flatMap(({ text, options }) => {
    const word = words.find(({ folded }) => folded === unmarkWord(text));
    const list = Array.isArray(options) ? options : [options];
    const used =
      word &&
      bestCorrection(
        word,
        list.map((option) => ({ text: unmarkWord(option.text), count: option.freq })),
      );
    return used === undefined || word === undefined ? [] : [{ typed: word.folded, used }];
  });
}

type Filtered = { doc_count: number; counts: { buckets: { key: string; doc_count: number }[] } };

export function resultOf(reply: Found, read: ReadQuery, corrections: readonly Correction[]): IndexResult {
  const facet = (name: string) => (reply.aggregations as unknown as Record<string, Filtered>)[name] as Filtered;
  const counts = ({ counts: { buckets } }: Filtered) => new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));
  const total = reply.hits.total;
  return {
    total: typeof total === 'number' ? total : (total?.value ?? 0),
    hits: reply.hits.hits.map((hit) => ({
      coach: (hit._source as { coach: CoachState }).coach,
      score: read.words.length > 0 ? (hit._score ?? 0) : 0,
    })),
    bestScore: read.words.length > 0 ? (reply.hits.max_score ?? 0) : 0,
    cities: counts(facet('cities')),
    categories: counts(facet('categories')),
    totalWithoutCity: facet('cities').doc_count,
    totalWithoutCategory: facet('categories').doc_count,
    read,
    corrections,
  };
}
