import { byFacet, type CoachState, chosenFactCount, LANGUAGES, LIMITS, NO_FACTS, SERVER_LIMITS } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { prefixOf } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { IndexQuery, IndexResult, SearchIndex } from './port.ts';

const MOST = SERVER_LIMITS.searchUnsureCoaches;
/** One word alone may be either. */
const FEWEST_IN_NAME = 2;
const MOST_IN_NAME = 4;

/** What a search finds. The name of a coach who is called like a district is no place. */
export async function findCoaches(index: SearchIndex, query: IndexQuery): Promise<IndexResult> {
  const result = await findBySureness(index, query);
  const { read, corrections } = result;
  const isLikeName = read.namedDistricts.length > 0 && read.words.length >= FEWEST_IN_NAME && read.words.length <= MOST_IN_NAME;
  if (!isLikeName) return result;
  const placeless = { ...read, namedCityIds: [], namedDistricts: [], placeWords: new Set<string>() };
  const [best] = (await index.search(ofAll(query, placeless))).hits;
  if (!best || !isNameOf(best.coach, read.words)) return result;
  return { ...(await findBySureness(index, { ...query, read: placeless })), corrections };
}

/** Asks for the best, whatever page is asked for and whatever the filters. */
const ofAll = (query: IndexQuery, read: ParsedQuery): IndexQuery => ({
  ...query,
  read,
  cityIds: [],
  categoryIds: [],
  facts: NO_FACTS,
  from: 0,
  size: 1,
  far: false,
});

function isNameOf({ firstName, lastName }: CoachState, words: ParsedQuery['words']): boolean {
  const name = new Set(splitWords(`${firstName} ${lastName}`).map(fold));
  return words.every(({ folded }) => name.has(folded));
}

/**
 * When it is not sure what is needed, the best alone are found, and everybody else is far, until a category is chosen: as many would be
 * found in any city and with any fact, and all who are close in any category.
 */
async function findBySureness(index: SearchIndex, query: IndexQuery): Promise<IndexResult> {
  const result = await index.search(query);
  if (!result.isUnsure) return result;
  if (await isOwnWords(index, query, result)) return { ...result, isUnsure: false };
  if (query.categoryIds.length > 0) return { ...result, isUnsure: false, totalWithoutCategory: few(result.totalWithoutCategory) };
  const hits = query.far ? await furtherHits(index, query, result) : result.hits.slice(0, Math.max(0, MOST - query.from));
  return {
    ...result,
    hits,
    total: few(result.total),
    farTotal: Math.min(LIMITS.searchFarCounted, result.farTotal + result.total - few(result.total)),
    cities: fewEach(result.cities),
    facts: byFacet((facet) => fewEach(result.facts[facet])),
    totalWithoutCity: few(result.totalWithoutCity),
    totalWithoutCategory: few(result.totalWithoutCategory),
    totalWithoutFacts: few(result.totalWithoutFacts),
  };
}

/** Whether the words are the headline or the name of the best of all. */
async function isOwnWords(index: SearchIndex, query: IndexQuery, { read, hits }: IndexResult): Promise<boolean> {
  const isFirstOfAll = query.from === 0 && query.size > 0 && !query.far && filterCount(query) === 0;
  const [best] = isFirstOfAll ? hits : (await index.search(ofAll(query, read))).hits;
  return best !== undefined && hasSaid(best.coach, read.words);
}

const filterCount = ({ cityIds, categoryIds, facts }: IndexQuery): number => cityIds.length + categoryIds.length + chosenFactCount(facts);

function hasSaid({ firstName, lastName, city, texts }: CoachState, words: ParsedQuery['words']): boolean {
  const said = LANGUAGES.map((language) => [firstName, lastName, city, texts[language]?.headline ?? ''].flatMap(splitWords));
  const prefixes = new Set(said.flat().map((word) => prefixOf(fold(word))));
  return words.every(({ prefix }) => prefixes.has(prefix));
}

const few = (count: number): number => Math.min(MOST, count);
const fewEach = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...counts].map(([value, count]) => [value, few(count)]));

/** Those after the best: first who would be close were it sure, then who is far. */
async function furtherHits(index: SearchIndex, query: IndexQuery, { total, read }: IndexResult): Promise<IndexResult['hits']> {
  const further = total - few(total);
  const close = await index.search({ ...query, read, far: false, from: few(total) + query.from });
  const missing = query.size - close.hits.length;
  if (missing === 0) return close.hits;
  const far = await index.search({ ...query, read, from: Math.max(0, query.from - further), size: missing });
  return [...close.hits, ...far.hits];
}
