import { type search as contract, findCity } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { type Categories, visibleCategories } from '../documents/category-tree.ts';
import type { IndexQuery, IndexResult, SearchIndex } from '../index/port.ts';
import { orSearchFailed } from '../index/search-failed.ts';
import { didYouMean } from '../presenting/did-you-mean.ts';
import { categoryFacet, cityFacet } from '../presenting/facets.ts';
import { presenter } from '../presenting/found-coach.ts';
import { readQuery } from '../query/read-query.ts';

const DAY_MS = 86_400_000;
export const dayOf = (clock: Deps['clock']) => Math.floor(clock.now().getTime() / DAY_MS);
/** Stands for a city that is none of the 81: nobody is there. */
const NO_SUCH_CITY = '00';

/** Coaches by words, cities and categories, best first; without a keyword all of them, in the fair order of the day (specification 4, 7). */
export const searchCoaches =
  ({ index, categories, intents, clock }: Pick<Deps, 'index' | 'categories' | 'intents' | 'clock'>): Handler<typeof contract> =>
  async ({ input }) => {
    const known = await categories.get();
    const { language, page, pageSize } = input;
    const query: IndexQuery = {
      read: readQuery(input.keyword.trim(), intents.current()),
      language,
      cityIds: named([input.city, ...input.cities]).map((city) => findCity(city)?.id ?? NO_SUCH_CITY),
      categoryIds: named([input.categoryId, ...input.categoryIds]).map((id) => requireVisible(id, known)),
      from: (page - 1) * pageSize,
      size: pageSize,
      day: dayOf(clock),
    };
    const result = await find(index, query);
    const { read, bestScore, total } = result;
    return {
      id: input.id,
      coaches: result.hits.map(presenter({ read, language, bestScore, categories: known })),
      categories: categoryFacet(result.categories, known, language),
      cities: cityFacet(result.cities),
      total,
      page,
      pageSize,
      totalWithoutCity: total === 0 && query.cityIds.length > 0 ? result.totalWithoutCity : null,
      totalWithoutCategory: total === 0 && query.categoryIds.length > 0 ? result.totalWithoutCategory : null,
      didYouMean: didYouMean(input.keyword.trim(), result),
    };
  };

const named = (values: readonly string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))];

/** @throws failure('CATEGORY_NOT_FOUND') for one that is unknown or that visitors cannot see */
function requireVisible(id: string, categories: Categories): string {
  const [category] = visibleCategories([id], categories);
  if (!category) throw failure('CATEGORY_NOT_FOUND');
  return category.id;
}

const NOTHING: Omit<IndexResult, 'read'> = {
  total: 0,
  hits: [],
  bestScore: 0,
  cities: new Map(),
  categories: new Map(),
  totalWithoutCity: 0,
  totalWithoutCategory: 0,
  corrections: [],
};

/** A keyword without a single letter or digit asks for nothing that anybody could have written. */
function find(index: SearchIndex, query: IndexQuery): Promise<IndexResult> {
  if (query.read.keyword !== '' && query.read.words.length === 0) return Promise.resolve({ ...NOTHING, read: query.read });
  return orSearchFailed(index.search(query));
}
