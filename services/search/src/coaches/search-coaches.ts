import { byFacet, chosenFactCount, type search as contract, findCity, type InputOf, type UrgentHelp } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { findCoaches } from '../index/find-coaches.ts';
import type { IndexQuery, IndexResult, SearchIndex } from '../index/port.ts';
import { orSearchFailed } from '../index/search-failed.ts';
import { correctedKeyword } from '../presenting/corrected-keyword.ts';
import { categoryFacet, cityFacet, factFacets } from '../presenting/facets.ts';
import { linkTo, presenter } from '../presenting/found-coach.ts';
import { topicsOf } from '../presenting/topics.ts';
import { type Categories, visibleCategories } from '../projection/category-tree.ts';
import { closeness } from '../query/closeness.ts';
import { parseQuery } from '../query/parse-query.ts';

type SearchDeps = Pick<
  Deps,
  | 'index'
  | 'categories'
  | 'categoryNames'
  | 'intents'
  | 'languageWords'
  | 'embeddings'
  | 'spokenPhrases'
  | 'orderDay'
  | 'urgencyOf'
  | 'professionalHelpOf'
  | 'helpLines'
>;

/** Coaches by words, cities and categories, best first; without a keyword all of them, in the fair order of the day (specification 4, 7). */
export const searchCoaches =
  ({
    index,
    categories,
    categoryNames,
    intents,
    languageWords,
    embeddings,
    spokenPhrases,
    orderDay,
    urgencyOf,
    professionalHelpOf,
    helpLines,
  }: SearchDeps): Handler<typeof contract> =>
  async ({ input }) => {
    const known = await categories.get();
    const { language, page, pageSize } = input;
    const filters = readFilters(input, known);
    const keyword = input.keyword.trim();
    const urgentAsTyped = urgencyOf(keyword);
    const query: IndexQuery = {
      read: parseQuery(keyword, {
        model: intents.current(),
        categories: known,
        names: await categoryNames(),
        languageWords: input.exact ? undefined : languageWords,
      }),
      language,
      cityIds: filters.cityIds,
      categoryIds: filters.categoryIds,
      facts: byFacet((facet) => input[facet]),
      from: (page - 1) * pageSize,
      size: pageSize,
      day: orderDay(),
      far: input.far,
      nearness: await nearnessOf(keyword, urgentAsTyped, embeddings),
    };
    const result = await find(index, query);
    const { read, total, farTotal } = result;
    const corrected = correctedKeyword(keyword, result, spokenPhrases.spell);
    const help = await helpFor({ keyword, urgentAsTyped, corrected }, { urgencyOf, professionalHelpOf, helpLines });
    const cities = cityFacet(result.cities);
    const facts = factFacets(result.facts);
    return {
      id: input.id,
      coaches: result.hits.map(
        presenter({
          read,
          language,
          categories: known,
          closenessOf: (score) => closeness(score, result.fullScore),
          isNearnessKnown: query.nearness !== undefined,
          isUrgent: help.urgentHelp !== null,
        }),
      ),
      categories: categoryFacet(result.categories, known, language),
      cities,
      facts,
      total,
      farTotal,
      page,
      pageSize,
      totalWithoutCity: total === 0 && query.cityIds.length > 0 ? result.totalWithoutCity : null,
      totalWithoutCategory: total === 0 && query.categoryIds.length > 0 ? result.totalWithoutCategory : null,
      totalWithoutFacts: total === 0 && chosenFactCount(query.facts) > 0 ? result.totalWithoutFacts : null,
      totalOnline: await onlineElsewhere(index, query, result),
      correctedKeyword: corrected,
      ...help,
      // Nobody in danger is asked back what they mean.
      isUnsure: result.isUnsure && !help.urgentHelp,
      topics: topicsOf(result, known).map((category) => linkTo(category, language)),
      namedCities: cities.filter(({ id }) => read.namedCityIds.includes(id) && !query.cityIds.includes(id)),
      namedFacts: read.namedFacts.flatMap(({ facet, value }) => {
        const count = result.facts[facet].get(value) ?? 0;
        return count > 0 && !query.facts[facet].includes(value) ? [{ facet, value, count }] : [];
      }),
      unknownFilters: filters.unknown,
    };
  };

/** Words of danger are nobody's but the reader's: no provider is sent them. */
const nearnessOf = async (keyword: string, urgentHelp: UrgentHelp | null, embeddings: Deps['embeddings']) =>
  urgentHelp ? undefined : embeddings?.nearnessOf(keyword);

type Spoken = {
  readonly keyword: string;
  readonly urgentAsTyped: UrgentHelp | null;
  /** The keyword as it was meant, where that differs. */
  readonly corrected: string | null;
};

/** What a reply says of what no coach gives, and who does. */
async function helpFor(
  { keyword, urgentAsTyped, corrected }: Spoken,
  { urgencyOf, professionalHelpOf, helpLines }: Pick<SearchDeps, 'urgencyOf' | 'professionalHelpOf' | 'helpLines'>,
) {
  const urgentHelp = urgentAsTyped ?? (corrected === null ? null : urgencyOf(corrected));
  const professionalHelp = urgentHelp ? null : (professionalHelpOf(keyword) ?? (corrected === null ? null : professionalHelpOf(corrected)));
  const help = urgentHelp ?? professionalHelp;
  return { urgentHelp, professionalHelp, helpLines: help ? await helpLines(help) : [] };
}

/** The cities and categories to filter by, and those that there are none of: an address may be older than the categories it names. */
function readFilters({ city, cities, categoryId, categoryIds }: InputOf<typeof contract>, known: Categories) {
  const cityNames = named([city, ...cities]);
  const ids = named([categoryId, ...categoryIds]);
  const visible = new Map(ids.map((id) => [id, visibleCategories([id], known)[0]?.id]));
  return {
    cityIds: cityNames.flatMap((name) => findCity(name)?.id ?? []),
    categoryIds: ids.flatMap((id) => visible.get(id) ?? []),
    unknown: {
      cities: cityNames.filter((name) => !findCity(name)),
      categoryIds: ids.filter((id) => visible.get(id) === undefined),
    },
  };
}

const named = (values: readonly string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))];

const NOTHING: Omit<IndexResult, 'read'> = {
  total: 0,
  farTotal: 0,
  fullScore: 0,
  isUnsure: false,
  hits: [],
  cities: new Map(),
  categories: new Map(),
  facts: byFacet(() => new Map()),
  totalWithoutCity: 0,
  totalWithoutCategory: 0,
  totalWithoutFacts: 0,
  corrections: [],
};

/** Of those who are not in the chosen cities, how many meet online; null where somebody was found there, or online was asked for. */
async function onlineElsewhere(
  index: SearchIndex,
  query: IndexQuery,
  { total, totalWithoutCity, read }: IndexResult,
): Promise<number | null> {
  const isChosen = query.cityIds.length > 0 && query.facts.sessionFormats.length === 0;
  if (total > 0 || totalWithoutCity === 0 || !isChosen) return null;
  const facts = { ...query.facts, sessionFormats: ['online'] };
  const online = await orSearchFailed(findCoaches(index, { ...query, read, cityIds: [], facts, from: 0, size: 0 }));
  return online.total;
}

/** A keyword without a single letter or digit asks for nothing that anybody could have written. */
function find(index: SearchIndex, query: IndexQuery): Promise<IndexResult> {
  if (query.read.keyword !== '' && query.read.words.length === 0) return Promise.resolve({ ...NOTHING, read: query.read });
  return orSearchFailed(findCoaches(index, query));
}
