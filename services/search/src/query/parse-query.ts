import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { type CategoryNames, NO_NAMES } from '../categories/category-names.ts';
import { conceptsOfQuery, type QueryConcept } from '../concepts/find-concepts.ts';
import type { LanguageWords } from '../corrections/language-words.ts';
import { bestIntents, type IntentModel, NO_INTENTS } from '../intents/intent-model.ts';
import type { Categories } from '../projection/category-tree.ts';
import type { Intent } from '../projection/intent.ts';
import { SHORTEST_CORRECTED } from './best-correction.ts';
import { type NamedFact, namedFacts } from './named-facts.ts';
import { asksForAnyCoach, type QueryWord, queryWords } from './query-words.ts';
import { type NamedDistrict, splitCities } from './split-cities.ts';
import { isWholeName, withNamedCategories } from './with-named-categories.ts';
import { withParentCategories } from './with-parent-categories.ts';

const HAS_DIGIT = /\d/;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
const ACRONYM = /^\p{Lu}{2,}$/u;
const LOWER_CASE = /\p{Ll}/u;

/** As many words are a sentence. */
export const FEWEST_IN_SENTENCE = 3;
/** Something that no category is for is meant when it is likelier than any category, and at least as likely as this. */
const LIKELY_ELSEWHERE = 0.25;

/** What a query is read with. */
export type Reading = {
  readonly model: IntentModel;
  /** Which field each category belongs to. */
  readonly categories?: Categories | undefined;
  /** What people call the categories. */
  readonly names?: CategoryNames | undefined;
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
  /** The categories that it speaks of, in whatever words; none when it speaks of something that no category is for. */
  readonly intents: readonly Intent[];
  /** Whether it speaks of something that no category is for. */
  readonly isElsewhere: boolean;
  /** Whether it is long enough to tell what is needed. */
  readonly isSentence: boolean;
  /** The provinces that it names, by themselves or by a district, by plate number. */
  readonly namedCityIds: readonly string[];
  readonly namedDistricts: readonly NamedDistrict[];
  /** The folded words that name provinces and districts. */
  readonly placeWords: ReadonlySet<string>;
  readonly namedFacts: readonly NamedFact[];
  readonly reading: Reading;
};

export function parseQuery(keyword: string, reading: Reading = { model: NO_INTENTS }): ParsedQuery {
  const { cityIds, districts, placeWords, partWords, rest } = splitCities(keyword);
  const words = withoutParts(queryWords(keyword), partWords);
  return {
    keyword,
    words,
    unknownWords: words.filter((word) => !placeWords.has(word.folded) && !isKnown(word, keyword, reading)),
    concepts: conceptsOfQuery(keyword),
    ...meaningOf(rest, words, reading),
    namedCityIds: cityIds,
    namedDistricts: districts,
    placeWords,
    namedFacts: namedFacts(keyword),
    reading,
  };
}

/** Parts of names are no words to search for, unless there are no others. */
function withoutParts(words: readonly QueryWord[], partWords: ReadonlySet<string>): readonly QueryWord[] {
  const others = words.filter(({ folded }) => !partWords.has(folded));
  return others.length > 0 ? others : words;
}

/** What the words speak of, without the places that they name. A single word may be a name, and is looked for where it stands written. */
function meaningOf(
  text: string,
  words: readonly QueryWord[],
  { model, categories = new Map(), names = NO_NAMES }: Reading,
): Pick<ParsedQuery, 'intents' | 'isElsewhere' | 'isSentence'> {
  const named = names(text);
  const intents = bestIntents(withNamedCategories(withParentCategories(model.read(text), categories), named));
  const written = splitWords(text).length;
  if (written < 2 || isWholeName(named) || asksForAnyCoach(words)) return { intents, isElsewhere: false, isSentence: false };
  const elsewhere = model.elsewhere(text);
  if (elsewhere >= LIKELY_ELSEWHERE && elsewhere > (intents[0]?.probability ?? 0))
    return { intents: [], isElsewhere: true, isSentence: false };
  return { intents, isElsewhere: false, isSentence: written >= FEWEST_IN_SENTENCE && words.length > 1 };
}

/** Whether a word is certainly no slip. One that begins with a capital within a sentence is a name, one in capitals beside others stands for some: nobody's list has all. */
function isKnown({ written, folded }: QueryWord, keyword: string, { model, languageWords }: Reading): boolean {
  if (folded.length < SHORTEST_CORRECTED || HAS_DIGIT.test(folded)) return true;
  if (CAPITALISED.test(written) && !keyword.trimStart().startsWith(written)) return true;
  if (ACRONYM.test(written) && LOWER_CASE.test(keyword)) return true;
  return model.knows(folded) || languageWords?.has(folded) !== false;
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
