import type { estypes } from '@elastic/elasticsearch';
import { byFacet, type CoachState } from '@pusula/contracts';
import { bestCorrection } from '../../corrections/best-correction.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import type { Correction, IndexResult } from '../port.ts';
import { unmarkWord } from './analysis-settings.ts';

export type Found = estypes.SearchResponse<{ coach: CoachState }, Record<string, estypes.AggregationsAggregate>>;

/** The words of profiles to search in the place of slips. */
export function correctionsIn(reply: Found, { unknownWords }: ParsedQuery): Correction[] {
  const found = (reply.aggregations?.found as Filters | undefined)?.buckets ?? {};
  const entries = (reply.suggest?.corrections ?? []) as estypes.SearchTermSuggest[];
  return entries.flatMap(({ text, options }) => {
    const word = unknownWords.find(({ folded }) => folded === unmarkWord(text) && found[folded]?.doc_count === 0);
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

/** The first hit's score, as exactly as it was counted: an aggregation tells it with more digits than a hit. */
export const bestScoreOf = ({ hits }: Found): number => Math.fround(hits.max_score ?? 0);

/** The best score of those whom `searchRequest` found; undefined when it found nobody. */
export function bestAmong({ aggregations }: Found): number | undefined {
  const best = (aggregations?.best as estypes.AggregationsMaxAggregate | undefined)?.value;
  return typeof best === 'number' && Number.isFinite(best) ? Math.fround(best) : undefined;
}

/** How many `searchRequest` found, whatever the filters. */
export const closeTotalOf = ({ aggregations }: Found): number =>
  (aggregations?.close as estypes.AggregationsFilterAggregate | undefined)?.doc_count ?? 0;

type Filters = { readonly buckets: Readonly<Record<string, { readonly doc_count: number }>> };

type Filtered = { doc_count: number; counts: { buckets: { key: string; doc_count: number }[] } };

export type Counted = Omit<IndexResult, 'hits' | 'farTotal' | 'fullScore' | 'isUnsure' | 'read' | 'corrections'>;

export const totalOf = ({ hits: { total } }: Found): number => (typeof total === 'number' ? total : (total?.value ?? 0));

export const hitsOf = (reply: Found, read: ParsedQuery): IndexResult['hits'] =>
  reply.hits.hits.map((hit) => ({
    coach: (hit._source as { coach: CoachState }).coach,
    score: read.words.length > 0 ? (hit._score ?? 0) : 0,
  }));

/** How many there are, and facets. */
export function countsOf(reply: Found): Counted {
  const facet = (name: string) => (reply.aggregations as unknown as Record<string, Filtered>)[name] as Filtered;
  const counts = ({ counts: { buckets } }: Filtered) => new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));
  return {
    total: totalOf(reply),
    cities: counts(facet('cities')),
    categories: counts(facet('categories')),
    facts: byFacet((name) => counts(facet(name))),
    totalWithoutCity: facet('cities').doc_count,
    totalWithoutCategory: facet('categories').doc_count,
    totalWithoutFacts: facet('withoutFacts').doc_count,
  };
}
