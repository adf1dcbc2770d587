import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { conceptsOfQuery, type QueryConcept } from '../concepts/find-concepts.ts';
import { SHORTEST_CORRECTED } from '../corrections/best-correction.ts';
import type { LanguageWords } from '../corrections/language-words.ts';
import type { Categories } from '../documents/category-tree.ts';
import { type Intent, type IntentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { type NamedFact, namedFacts } from './named-facts.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { isProvince, splitCities } from './split-cities.ts';
import { withFields } from './with-fields.ts';

const HAS_DIGIT = /\d/;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
const ACRONYM = /^\p{Lu}{2,}$/u;
const LOWER_CASE = /\p{Ll}/u;

/** What a query is read with. */
export type Reading = {
  readonly model: IntentModel;
  /** Which field each category belongs to. */
  readonly categories?: Categories | undefined;
  /** Without it every word counts as known: nothing is corrected. */
  readonly languageWords?: LanguageWords | undefined;
};

/** A keyword as the search understands it. */
export type ParsedQuery = {
  readonly keyword: string;
  readonly words: readonly QueryWord[];
  /** Those among them that may be slips: no language has them, and nobody is known to say them. */
  readonly unknownWords: readonly QueryWord[];
  readonly concepts: readonly QueryConcept[];
  /** The categories that it speaks of, in whatever words. */
  readonly intents: readonly Intent[];
  /** The provinces that it names, by plate number. */
  readonly namedCityIds: readonly string[];
  readonly namedFacts: readonly NamedFact[];
  readonly reading: Reading;
};

export function parseQuery(keyword: string, reading: Reading = { model: NO_INTENTS }): ParsedQuery {
  const { model, categories = new Map() } = reading;
  const words = queryWords(keyword);
  const { cityIds, rest } = splitCities(keyword);
  return {
    keyword,
    words,
    unknownWords: words.filter((word) => !isKnown(word, keyword, reading)),
    concepts: conceptsOfQuery(keyword),
    intents: withFields(model.read(rest), categories),
    namedCityIds: cityIds,
    namedFacts: namedFacts(keyword),
    reading,
  };
}

/** Whether a word is certainly no slip. One that begins with a capital within a sentence is a name, one in capitals beside others stands for some: nobody's list has all. */
function isKnown({ written, folded }: QueryWord, keyword: string, { model, languageWords }: Reading): boolean {
  if (folded.length < SHORTEST_CORRECTED || HAS_DIGIT.test(folded)) return true;
  if (CAPITALISED.test(written) && !keyword.trimStart().startsWith(written)) return true;
  if (ACRONYM.test(written) && LOWER_CASE.test(keyword)) return true;
  return model.knows(folded) || isProvince(folded) || languageWords?.has(folded) !== false;
}

/** The same query with other words in the place of some. @param corrections folded words and what takes their place */
export function withCorrections(read: ParsedQuery, corrections: readonly { typed: string; used: string }[]): ParsedQuery {
  if (corrections.length === 0) return read;
  const used = new Map(corrections.map((correction) => [correction.typed, correction.used]));
  return parseQuery(
    splitWords(read.keyword)
      .map((word) => used.get(fold(word)) ?? word)
      .join(' '),
    read.reading,
  );
}
