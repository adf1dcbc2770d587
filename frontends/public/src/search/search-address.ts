import { LIMITS, tidyKeyword } from '@pusula/contracts';
import { pageFrom } from '../addresses/page-from.ts';

/** What the address of the results says: the whole state of a search. */
export type SearchAddress = {
  readonly keyword: string;
  /** Names as people say them. */
  readonly cities: readonly string[];
  readonly categoryIds: readonly string[];
  /** Letter for letter: nothing is taken for a slip. */
  readonly exact: boolean;
  /** With those below the list who are not close. */
  readonly far: boolean;
  /** From 1. */
  readonly page: number;
};

export const RESULTS_PATH = '/search-results';
export const EVERYTHING: SearchAddress = { keyword: '', cities: [], categoryIds: [], exact: false, far: false, page: 1 };

const choices = (values: readonly string[]) =>
  [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, LIMITS.searchMaximumFilters);

const ON = '1';

/** Reads `?q=…&city=…&city=…&category=…&exact=1&far=1&page=…`; whatever makes no sense is left out, because anybody can write an address. */
export function readSearchAddress(query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  return {
    keyword: tidyKeyword(parameters.get('q') ?? ''),
    cities: choices(parameters.getAll('city')),
    categoryIds: choices(parameters.getAll('category')),
    exact: parameters.get('exact') === ON,
    far: parameters.get('far') === ON,
    page: pageFrom(parameters.get('page')),
  };
}

/** The path of the results for this search; without anything chosen it has no query at all. */
export function resultsPath({ keyword, cities, categoryIds, exact, far, page }: Partial<SearchAddress> = {}): string {
  const parameters = new URLSearchParams();
  if (keyword) parameters.set('q', keyword);
  for (const city of cities ?? []) parameters.append('city', city);
  for (const id of categoryIds ?? []) parameters.append('category', id);
  if (exact) parameters.set('exact', ON);
  if (far) parameters.set('far', ON);
  if (page && page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `${RESULTS_PATH}?${query}` : RESULTS_PATH;
}

/** The same list with the value added, or without it when it was there. */
export const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export const hasFilters = ({ cities, categoryIds }: Pick<SearchAddress, 'cities' | 'categoryIds'>) =>
  cities.length + categoryIds.length > 0;
