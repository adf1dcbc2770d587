/** BM25: how fast repetition saturates, and how much a long text is held against itself. */
export const BM25 = { k1: 0.9, b: 0.6 } as const;

/** What a match adds, by the kind of term; measured in bench/. */
export const CLAUSE_WEIGHTS = { prefix: 1, stem: 1, gram: 0.25, pair: 0.25, concept: 0.35 } as const;

/** Headline, city and specialties say in few words what a coach is for: their words count this often, those of the biography once. */
export const SHORT_TEXT_REPEATS = 2;

/** Of what a word counts, how much its spelling does where texts have twins of it: words with other letters that fold to the same. */
export const SPELLING_SHARE = 0.4;

/**
 * What a query's intents add, beside words that add up to about 20 for a close match: `specialty` times the probability of the coach's
 * likeliest category, a little less when it is not the coach's first, a share of it for further ones; and `profile` times how far the coach's own texts speak
 * of the same. Set on the tuning half of the blind queries.
 */
export const INTENT_WEIGHTS = { specialty: 43, laterSpecialty: 0.7, otherSpecialties: 0.3, profile: 45 } as const;
/**
 * What a coach gains who works in a province that the query names, as a share of what the likeliest intent gives: without it the name of the province, a
 * word among words, would be lost beside the topic.
 */
export const namedCityWeight = ({
  intents: [likeliest],
  namedDistricts,
}: {
  readonly intents: readonly { readonly probability: number }[];
  readonly namedDistricts: readonly unknown[];
}): number => {
  const weight = NAMED_CITY_SHARE * INTENT_WEIGHTS.specialty * (likeliest?.probability ?? 0);
  return namedDistricts.length > 0 ? Math.max(LEAST_OF_DISTRICT, weight) : weight;
};
const NAMED_CITY_SHARE = 0.4;
/** Hardly any profile holds the name of the district: its province's coaches are close to whoever has it. */
const LEAST_OF_DISTRICT = 7;
/**
 * What nearness of meaning adds at most, where a provider embeds texts: nothing for a coach who is as near to the query as the average one, `weight` for one who
 * is so many deviations nearer. A query less than `leastTopicality` of the way to the nearest category is about none of them, and nobody is near it. Provisional:
 * so little that a model which knows no meaning at all (the tests' own, of hashed letter runs) costs half a hundredth of nDCG on the tuning half; with the vectors of
 * a real provider it calls for another look.
 */
export const NEARNESS = { weight: 4, deviations: 3, leastTopicality: 0.5 } as const;
/** How many of the nearest gain by it. */
export const NEAREST = 200;

/** A text in the reader's other language counts this much: preferred, not required. */
export const OTHER_LANGUAGE_WEIGHT = 0.9;

/** A word of a name; in a sentence, where most names are words as well (`umut`, `deniz`), hardly anything. */
export const nameWeight = (words: number): number => (words <= MOST_NAME_WORDS ? NAME_WEIGHT : NAME_IN_SENTENCE_WEIGHT);
const NAME_WEIGHT = 3;
const NAME_IN_SENTENCE_WEIGHT = 0.5;
const MOST_NAME_WORDS = 3;

/** How many of the best by beginnings, stems and concepts are looked at closely, with grams and pairs as well. */
export const RESCORE_WINDOW = 100;
