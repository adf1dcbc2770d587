import type { estypes } from '@elastic/elasticsearch';
import { byFacet, type CoachState } from '@pusula/contracts';
import { bestCorrection } from '../../query/best-correction.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import type { QueryWord } from '../../query/query-words.ts';
import type { Correction, IndexResult } from '../port.ts';
import { unmarkWord } from './analysis-settings.ts';

export type Found = estypes.SearchResponse<{ coach: CoachState }, Record<string, estypes.AggregationsAggregate>>;

/** A word that may be a slip, and what it may be a slip of: words that are one letter away, folded. */
export type Slip = { readonly word: QueryWord; readonly neighbours: readonly string[] };

/** The words that nobody uses, and words of profiles that may have been meant, if any; some of them may be of profiles that have left. */
export function slipsIn(reply: Found, { unknownWords }: ParsedQuery): Slip[] {
  const found = bucketsOf(reply, 'found');
  const entries = (reply.suggest?.corrections ?? []) as estypes.SearchTermSuggest[];
  return entries.flatMap(({ text, options }) => {
    const word = unknownWords.find(({ folded }) => folded === unmarkWord(text) && found[folded]?.doc_count === 0);
    const neighbours = (Array.isArray(options) ? options : [options]).map((option) => unmarkWord(option.text));
    return word ? [{ word, neighbours }] : [];
  });
}

/** The words to search in the place of slips. @param reply how many profiles use each neighbour; left out where there is none */
export function correctionsAmong(slips: readonly Slip[], reply: Found | undefined): Correction[] {
  const uses = reply ? bucketsOf(reply, 'uses') : {};
  return slips.flatMap(({ word, neighbours }) => {
    const used = neighbours.map((text) => ({ text, count: uses[text]?.doc_count ?? 0 })).filter(({ count }) => count > 0);
    const best = bestCorrection(word, used);
    return best === undefined ? [] : [{ typed: word.folded, used: best }];
  });
}

/** The counts of a `filters` aggregation, by the names of its filters. */
export const bucketsOf = ({ aggregations }: Found, name: string): Filters['buckets'] =>
  (aggregations?.[name] as Filters | undefined)?.buckets ?? {};

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
  const counts = ({ counts: { buckets } }: Filtered) =>
    new Map(buckets.filter(({ doc_count }) => doc_count > 0).map(({ key, doc_count }) => [key, doc_count]));
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
