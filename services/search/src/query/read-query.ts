import { fold } from '../analysis/letters.ts';
import { splitWords } from '../analysis/words.ts';
import { type AskedConcept, conceptsOfQuery } from '../concepts/find-concepts.ts';
import { type QueryWord, queryWords } from './query-words.ts';

/** A keyword as the search understands it. */
export type ReadQuery = {
  readonly keyword: string;
  readonly words: readonly QueryWord[];
  readonly concepts: readonly AskedConcept[];
};

export const readQuery = (keyword: string): ReadQuery => ({ keyword, words: queryWords(keyword), concepts: conceptsOfQuery(keyword) });

/** The same query with other words in the place of some. @param corrections folded words and what takes their place */
export function withCorrections(read: ReadQuery, corrections: readonly { typed: string; used: string }[]): ReadQuery {
  if (corrections.length === 0) return read;
  const used = new Map(corrections.map((correction) => [correction.typed, correction.used]));
  return readQuery(
    splitWords(read.keyword)
      .map((word) => used.get(fold(word)) ?? word)
      .join(' '),
  );
}
