import {
  byFacet,
  type ChosenFacts,
  CITY_PARAMETER,
  chosenFactCount,
  cityName,
  FACT_FACET_NAMES,
  FACT_FACETS,
  type FactFacet,
  LIMITS,
  NO_FACTS,
  tidyKeyword,
} from '@pusula/contracts';
import { pageFrom } from '../addresses/page-from.ts';

/** What the address of the results says: the whole state of a search. */
export type SearchAddress = {
  readonly keyword: string;
  /** Names as people say them. */
  readonly cities: readonly string[];
  readonly categoryIds: readonly string[];
  readonly facts: ChosenFacts;
  /** Letter for letter: nothing is taken for a slip. */
  readonly exact: boolean;
  /** With those below the list who are not close. */
  readonly far: boolean;
  /** From 1. */
  readonly page: number;
};

export type Filters = Pick<SearchAddress, 'cities' | 'categoryIds' | 'facts'>;

export const RESULTS_PATH = '/search-results';
export const NO_FILTERS: Filters = { cities: [], categoryIds: [], facts: NO_FACTS };
export const EVERYTHING: SearchAddress = { keyword: '', ...NO_FILTERS, exact: false, far: false, page: 1 };

const choices = (values: readonly string[]) =>
  [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, LIMITS.searchMaximumFilters);

const ON = '1';

/** Reads `?q=…&city=…&city=…&category=…&sessionFormats=…&exact=1&far=1&page=…`; whatever makes no sense is left out, because anybody can write an address. */
export function readSearchAddress(query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  return {
    keyword: tidyKeyword(parameters.get('q') ?? ''),
    cities: choices(parameters.getAll(CITY_PARAMETER).map(cityName)),
    categoryIds: choices(parameters.getAll('category')),
    facts: byFacet((facet) => FACT_FACETS[facet].values.filter((value) => parameters.getAll(facet).includes(value))),
    exact: parameters.get('exact') === ON,
    far: parameters.get('far') === ON,
    page: pageFrom(parameters.get('page')),
  };
}

/** What an address says about the filters, in its order; a form that is sent without scripts carries the same. */
export const filterParameters = ({ cities, categoryIds, facts }: Filters): readonly (readonly [name: string, value: string])[] => [
  ...cities.map((city) => [CITY_PARAMETER, city] as const),
  ...categoryIds.map((id) => ['category', id] as const),
  ...FACT_FACET_NAMES.flatMap((facet) => facts[facet].map((value) => [facet, value] as const)),
];

/** The path of the results for this search; without anything chosen it has no query at all. */
export function resultsPath({ keyword, exact, far, page, ...filters }: Partial<SearchAddress> = {}): string {
  const parameters = new URLSearchParams();
  if (keyword) parameters.set('q', keyword);
  for (const [name, value] of filterParameters({ ...NO_FILTERS, ...filters })) parameters.append(name, value);
  if (exact) parameters.set('exact', ON);
  if (far) parameters.set('far', ON);
  if (page && page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `${RESULTS_PATH}?${query}` : RESULTS_PATH;
}

/** The same list with the value added, or without it when it was there. */
export const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The same facts with a value added, or without it when it was there. */
export const withToggled = (facts: ChosenFacts, facet: FactFacet, value: string): ChosenFacts => ({
  ...facts,
  [facet]: toggled(facts[facet], value),
});

export const filterCount = ({ cities, categoryIds, facts }: Filters) => cities.length + categoryIds.length + chosenFactCount(facts);

/** Whether anything was searched for: everybody is listed at an address without words and filters. */
export const isSearch = (address: SearchAddress) => address.keyword !== '' || filterCount(address) > 0;
