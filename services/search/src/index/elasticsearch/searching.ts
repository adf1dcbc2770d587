import type { estypes } from '@elastic/elasticsearch';
import type { Language } from '@pusula/contracts';
import { CLAUSE_WEIGHTS, OTHER_LANGUAGE_WEIGHT } from '../../analysis/weights.ts';
import type { ReadQuery } from '../../query/read-query.ts';
import { SHORTEST_CORRECTED } from '../best-correction.ts';
import type { IndexQuery } from '../port.ts';

const MOST_CITIES = 100;
const MOST_CATEGORIES = 2_000;

/** One language: a document must hold one of the words, by its beginning or its stem; grams and pairs only add to it. */
function inLanguage(language: Language, text: string, reader: Language): estypes.QueryDslQueryContainer {
  const match = (field: string, boost: number) => ({ match: { [field]: { query: text, boost } } });
  return {
    bool: {
      must: [{ bool: { should: [match(language, CLAUSE_WEIGHTS.prefix), match(`${language}.stem`, CLAUSE_WEIGHTS.stem)] } }],
      should: [match(`${language}.gram`, CLAUSE_WEIGHTS.gram), match(`${language}.pair`, CLAUSE_WEIGHTS.pair)],
      boost: language === reader ? 1 : OTHER_LANGUAGE_WEIGHT,
    },
  };
}

function byWords({ words, concepts }: ReadQuery, reader: Language): estypes.QueryDslQueryContainer {
  const text = words.map(({ written }) => written).join(' ');
  const keys = concepts.map(({ key }) => key).join(' ');
  return {
    bool: {
      should: [
        { dis_max: { queries: [inLanguage('tr', text, reader), inLanguage('en', text, reader)] } },
        { match: { concepts: { query: keys, boost: CLAUSE_WEIGHTS.concept } } },
      ],
      minimum_should_match: 1,
    },
  };
}

/** The order of the day: the sum of `placeOfDay`, in Java's 32-bit arithmetic, which is JavaScript's Math.imul. */
const PLACE_OF_DAY = `
  int value = (int) doc['shuffle'].value ^ params.day;
  value = (value ^ (value >>> 16)) * 0x45d9f3b;
  value = (value ^ (value >>> 16)) * 0x45d9f3b;
  return (double) ((value ^ (value >>> 16)) & 0xffffffffL);`;

const orderOfDay = (day: number): estypes.SortCombinations => ({
  _script: { type: 'number', order: 'desc', script: { source: PLACE_OF_DAY, params: { day: Math.imul(day, 0x9e3779b1) } } },
});

const anyOf = (field: string, values: readonly string[]): estypes.QueryDslQueryContainer =>
  values.length === 0 ? { match_all: {} } : { terms: { [field]: [...values] } };

const countsOf = (field: string, size: number, among: estypes.QueryDslQueryContainer) => ({
  filter: among,
  aggs: { counts: { terms: { field, size } } },
});

/** Words that no profile holds come back with known ones that are one slip away. */
function askForCorrections({ words }: ReadQuery): estypes.SearchSuggester {
  return {
    text: words.map(({ folded }) => folded).join(' '),
    corrections: {
      term: {
        field: 'vocabulary',
        suggest_mode: 'missing',
        max_edits: 1,
        prefix_length: 0,
        min_word_length: SHORTEST_CORRECTED,
        size: 20,
      },
    },
  };
}

/** Filters come after counting, so that each facet can leave its own filter out. @param isFirstTry ask for corrections, too */
export function searchRequest(query: IndexQuery, read: ReadQuery, isFirstTry: boolean): estypes.SearchRequest {
  const isBrowsing = read.words.length === 0;
  const inCities = anyOf('cityId', query.cityIds);
  const inCategories = anyOf('categoryIds', query.categoryIds);
  return {
    query: isBrowsing ? { match_all: {} } : byWords(read, query.language),
    post_filter: { bool: { filter: [inCities, inCategories] } },
    aggs: {
      cities: countsOf('cityId', MOST_CITIES, inCategories),
      categories: countsOf('categoryIds', MOST_CATEGORIES, inCities),
    },
    sort: isBrowsing ? [orderOfDay(query.day), { id: 'asc' }] : [{ _score: { order: 'desc' } }, { id: 'asc' }],
    track_scores: !isBrowsing,
    track_total_hits: true,
    from: query.from,
    size: query.size,
    _source: ['coach'],
    ...(isFirstTry && !isBrowsing && { suggest: askForCorrections(read) }),
  } as estypes.SearchRequest;
}
