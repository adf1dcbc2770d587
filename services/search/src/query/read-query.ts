import { fold } from '../analysis/letters.ts';
import { splitWords } from '../analysis/words.ts';
import { type AskedConcept, conceptsOfQuery } from '../concepts/find-concepts.ts';
import { type Intent, type IntentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { splitCities } from './split-cities.ts';

/** A keyword as the search understands it. */
export type ReadQuery = {
  readonly keyword: string;
  readonly words: readonly QueryWord[];
  readonly concepts: readonly AskedConcept[];
  /** The categories that it speaks of, in whatever words. */
  readonly intents: readonly Intent[];
  /** The provinces that it names, by plate number. */
  readonly namedCityIds: readonly string[];
  /** What the intents were read with. */
  readonly model: IntentModel;
};

export function readQuery(keyword: string, model: IntentModel = NO_INTENTS): ReadQuery {
  const { cityIds, rest } = splitCities(keyword);
  return {
    keyword,
    words: queryWords(keyword),
    concepts: conceptsOfQuery(keyword),
    intents: model.read(rest),
    namedCityIds: cityIds,
    model,
  };
}

/** The same query with other words in the place of some. @param corrections folded words and what takes their place */
export function withCorrections(read: ReadQuery, corrections: readonly { typed: string; used: string }[]): ReadQuery {
  if (corrections.length === 0) return read;
  const used = new Map(corrections.map((correction) => [correction.typed, correction.used]));
  return readQuery(
    splitWords(read.keyword)
      .map((word) => used.get(fold(word)) ?? word)
      .join(' '),
    read.model,
  );
}
