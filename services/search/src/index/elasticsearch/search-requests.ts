import type { estypes } from '@elastic/elasticsearch';
import { FACT_FACET_NAMES, FACT_FACETS, type FactFacet, isYesNo, LANGUAGES, type Language } from '@pusula/contracts';
import { hash } from '../../analysis/hashes.ts';
import {
  BM25,
  CLAUSE_WEIGHTS,
  INTENT_WEIGHTS,
  namedCityWeight,
  nameWeight,
  OTHER_LANGUAGE_WEIGHT,
  RESCORE_WINDOW,
} from '../../analysis/weights.ts';
import { termsOf, type WeightedTerm } from '../../query/meant-spellings.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import type { IndexQuery } from '../port.ts';
import { markWord } from './analysis-settings.ts';

const MOST_CITIES = 100;
const MOST_CATEGORIES = 2_000;
/** As far as Elasticsearch pages through an index. */
const MOST_HITS = 10_000;
/** Of more than so many, some are far for certain. */
export const MOST_MATCHING = 10_000;

/** Elasticsearch's BM25 is larger than the textbook's by a constant factor, which matters beside what is no BM25. */
const ONE_BM25 = 1 / (1 + BM25.k1);

type Clause = estypes.QueryDslQueryContainer;
const match = (field: string, query: string, boost: number): Clause => ({ match: { [field]: { query, boost } } });

const FINDING: Readonly<Record<WeightedTerm['kind'], (language: Language, term: string, weight: number) => Clause>> = {
  prefix: (language, prefix, weight) => match(language, markWord(prefix), weight),
  stem: (language, stem, weight) => match(`${language}_stems`, stem, weight),
  spelling: (language, spelling, weight) => match(`${language}_spellings`, spelling, weight),
};

/** One language: a document must hold one of the words, by its beginning or its stem; looked at closely, grams and pairs add to it. */
function inLanguage(language: Language, words: ParsedQuery['words'], reader: Language, isClose: boolean): Clause {
  const marked = words.map(({ folded }) => markWord(folded)).join(' ');
  const found = words.flatMap((word) => termsOf(word, language)).map(({ kind, term, weight }) => FINDING[kind](language, term, weight));
  const rest = [match(`${language}.gram`, marked, CLAUSE_WEIGHTS.gram), match(`${language}.pair`, marked, CLAUSE_WEIGHTS.pair)];
  const boost = language === reader ? 1 : OTHER_LANGUAGE_WEIGHT;
  return { bool: isClose ? { must: [{ bool: { should: found } }], should: rest, boost } : { should: found, boost } };
}

const has = (field: string, value: string, boost: number): Clause => ({ constant_score: { filter: { term: { [field]: value } }, boost } });

/** Who has chosen a category that the query speaks of, the likeliest counting in full; and whose texts speak of it. */
function byIntents({ intents }: ParsedQuery): Clause[] {
  if (intents.length === 0) return [];
  const { specialty, laterSpecialty, otherSpecialties, profile } = INTENT_WEIGHTS;
  const chosen = intents.flatMap(({ categoryId, probability }) => [
    has('categoryIds', categoryId, laterSpecialty * specialty * probability),
    has('mainCategoryId', categoryId, specialty * probability),
  ]);
  const spokenOf = intents.map(({ categoryId, probability }) => ({
    function_score: {
      query: { term: { spokenOf: categoryId } },
      field_value_factor: { field: `intents.${categoryId}`, factor: profile * probability, missing: 0 },
      boost_mode: 'replace' as const,
    },
  }));
  return [{ dis_max: { queries: chosen, tie_breaker: otherSpecialties } }, ...spokenOf];
}

function byMeaning(read: ParsedQuery, reader: Language, isClose: boolean): Clause {
  const { words, concepts } = read;
  const keys = concepts.map(({ key }) => key).join(' ');
  const languages: Clause = { dis_max: { queries: LANGUAGES.map((language) => inLanguage(language, words, reader, isClose)) } };
  const names = match('names', words.map(({ folded }) => markWord(folded)).join(' '), nameWeight(words.length));
  const byWords: Clause = { bool: { should: [languages, names, match('concepts', keys, CLAUSE_WEIGHTS.concept)], boost: ONE_BM25 } };
  const inCity = namedCityWeight(read);
  const inCities = inCity > 0 ? read.namedCityIds.map((id) => has('cityId', id, inCity)) : [];
  return { bool: { should: [byWords, ...inCities, ...byIntents(read)], minimum_should_match: 1 } };
}

/** The first hits are scored again, in full. */
const lookClosely = (read: ParsedQuery, reader: Language): estypes.SearchRescore => ({
  window_size: RESCORE_WINDOW,
  query: { rescore_query: byMeaning(read, reader, true), query_weight: 0, rescore_query_weight: 1 },
});

/** The order of the day: the sum of `placeOfDay`, in Java's 32-bit arithmetic, which is JavaScript's Math.imul. */
const PLACE_OF_DAY = `
  int value = (int) doc['shuffle'].value ^ params.day;
  value = (value ^ (value >>> 16)) * 0x45d9f3b;
  value = (value ^ (value >>> 16)) * 0x45d9f3b;
  return (double) ((value ^ (value >>> 16)) & 0xffffffffL);`;

export const orderOfDay = (day: number): estypes.SortCombinations => ({
  _script: { type: 'number', order: 'desc', script: { source: PLACE_OF_DAY, params: { day: Math.imul(day, 0x9e3779b1) } } },
});

const anyOf = (field: string, values: readonly string[]): Clause =>
  values.length === 0 ? { match_all: {} } : { terms: { [field]: [...values] } };

/** Whoever scores best, whatever the filters. */
export const bestRequest = (query: IndexQuery, read: ParsedQuery): estypes.SearchRequest =>
  ({
    query: byMeaning(read, query.language, false),
    size: 1,
    _source: false,
    track_total_hits: false,
    preference: pagesOfOneSearch(read),
    allow_partial_search_results: false,
  }) as estypes.SearchRequest;

/** Pages of one search come from one copy of the index, so that equal scores keep their order. */
const pagesOfOneSearch = ({ keyword }: ParsedQuery) => `pages-${hash(keyword)}`;

/** What is filtered by and counted: who passes the filter of a query, and how many there are by value. */
type Facet = {
  readonly name: string;
  readonly filter: (query: IndexQuery) => Clause;
  readonly counts: (query: IndexQuery) => estypes.AggregationsAggregationContainer;
};

/** @param size how many values there may be */
const byValues = (name: string, field: string, size: number, chosen: (query: IndexQuery) => readonly string[]): Facet => ({
  name,
  filter: (query) => anyOf(field, chosen(query)),
  counts: () => ({ terms: { field, size } }),
});

/** The field holds the day on which it ends. */
const byEnd = (facet: FactFacet): Facet => ({
  name: facet,
  filter: ({ facts, day }) => (facts[facet].length === 0 ? { match_all: {} } : { range: { [facet]: { gt: day } } }),
  counts: ({ day }) => ({ range: { field: facet, ranges: [{ key: FACT_FACETS[facet].values[0], from: day + 1 }] } }),
});

const FACETS: readonly Facet[] = [
  byValues('cities', 'cityId', MOST_CITIES, ({ cityIds }) => cityIds),
  byValues('categories', 'categoryIds', MOST_CATEGORIES, ({ categoryIds }) => categoryIds),
  ...FACT_FACET_NAMES.map((facet) =>
    isYesNo(facet) ? byEnd(facet) : byValues(facet, facet, FACT_FACETS[facet].values.length, ({ facts }) => facts[facet]),
  ),
];

/** @param without facets whose filter is left out */
const filtersOf = (query: IndexQuery, without: readonly string[] = []): Clause[] =>
  FACETS.filter(({ name }) => !without.includes(name)).map(({ filter }) => filter(query));

/** How many have anything to do with the query, close or far, up to MOST_MATCHING: nothing is scored for that. */
export const matchingRequest = (query: IndexQuery, read: ParsedQuery): estypes.SearchRequest => ({
  query: { bool: { filter: [byMeaning(read, query.language, false), ...filtersOf(query)] } },
  size: 0,
  track_total_hits: MOST_MATCHING,
  allow_partial_search_results: false,
});

/** Those who come after the close ones. @param from how many to pass over, the close ones among them */
export const farRequest = (query: IndexQuery, read: ParsedQuery, from: number): estypes.SearchRequest =>
  ({
    query: byMeaning(read, query.language, false),
    post_filter: { bool: { filter: [...filtersOf(query)] } },
    preference: pagesOfOneSearch(read),
    allow_partial_search_results: false,
    track_total_hits: false,
    from,
    size: from + query.size > MOST_HITS ? 0 : query.size,
    _source: ['coach'],
  }) as estypes.SearchRequest;

/** Everybody, in the order of the day. */
export const browseRequest = (query: IndexQuery): estypes.SearchRequest =>
  ({
    ...pageRequest(query),
    query: { match_all: {} },
    aggs: facetsOf(query),
    sort: [orderOfDay(query.day), { id: 'asc' }],
  }) as estypes.SearchRequest;

/** @param least what scores less is not close */
export const searchRequest = (query: IndexQuery, read: ParsedQuery, least: number): estypes.SearchRequest =>
  ({
    ...pageRequest(query),
    query: byMeaning(read, query.language, false),
    aggs: { ...facetsOf(query), best: { max: { script: { source: '_score' } } }, close: { filter: { match_all: {} } } },
    min_score: least,
    rescore: lookClosely(read, query.language),
  }) as estypes.SearchRequest;

/** Filters come after counting, so that each facet can leave its own filter out. */
function facetsOf(query: IndexQuery) {
  const passing = (without: readonly string[]): Clause => ({ bool: { filter: filtersOf(query, without) } });
  return {
    ...Object.fromEntries(FACETS.map(({ name, counts }) => [name, { filter: passing([name]), aggs: { counts: counts(query) } }])),
    withoutFacts: { filter: passing(FACT_FACET_NAMES) },
  };
}

const pageRequest = (query: IndexQuery): estypes.SearchRequest => ({
  post_filter: { bool: { filter: [...filtersOf(query)] } },
  preference: pagesOfOneSearch(query.read),
  // Half an answer would read as "nobody": a part that cannot be read is an error.
  allow_partial_search_results: false,
  track_total_hits: true,
  ...(query.far ? { size: 0 } : { from: query.from, size: query.size }),
  _source: ['coach'],
});
