import { type ChosenFacts, FACT_FACET_NAMES, type Language, NO_FACTS, tidyKeyword } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { rendered } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import { nanoid } from 'nanoid';
import { filterCount, type SearchAddress } from './search-address.ts';
import { type Facets, steadyFacets } from './steady-facets.ts';

/** Coaches found for other words, or before filters were cleared. */
export type LastFound = { readonly keyword: string; readonly result: SearchReply };

export type SearchReply = ReplyOf<'POST /search/search'>;

/** What is searched for and what was found (specification section 3, Search state; cities and categories can be several). */
export type SearchState = {
  readonly keyword: string;
  /** Generated when a keyword is set, '' without one; a reply with another id is late. */
  readonly searchId: string;
  readonly selectedCategoryIds: readonly string[];
  readonly selectedCities: readonly string[];
  readonly selectedFacts: ChosenFacts;
  readonly filtersOn: boolean;
  /** Some of the address's filters were of no city or category that there is: they were left out. */
  readonly filtersDropped: boolean;
  readonly exact: boolean;
  readonly far: boolean;
  readonly page: number;
  /** Kept while the next page or filter loads, so that the list does not jump; dropped with a new keyword. */
  readonly searchResult: SearchReply | null;
  /** Who has something to do with the words without being close, once they were asked for. */
  readonly farResult: SearchReply | null;
  /** What can be chosen: steady while one search is narrowed down. */
  readonly facets: Facets | null;
  readonly language: Language | null;
  /** The server found it for the page that it rendered: `taken` once that page has been opened in the browser. */
  readonly rendered: 'not' | 'ready' | 'taken';
  /** What was found last, for the case that the next search fails. */
  readonly lastFound: LastFound | null;
};

const nothing: SearchState = {
  keyword: '',
  searchId: '',
  selectedCategoryIds: [],
  selectedCities: [],
  selectedFacts: NO_FACTS,
  filtersOn: false,
  filtersDropped: false,
  exact: false,
  far: false,
  page: 1,
  searchResult: null,
  farResult: null,
  facets: null,
  language: null,
  rendered: 'not',
  lastFound: null,
};

/** A server renders a page again and again until all is there: a search is the same one each time. */
const newSearchId = () => (typeof document === 'undefined' ? 'rendered' : nanoid());

type Addressed = { readonly address: SearchAddress; readonly language: Language };

const withoutResult = (state: SearchState): SearchState => ({
  ...state,
  searchResult: null,
  farResult: null,
  lastFound: state.searchResult ? { keyword: state.keyword, result: state.searchResult } : state.lastFound,
});

const withKeyword = (state: SearchState, keyword: string, newId: string): SearchState =>
  keyword === state.keyword ? state : { ...withoutResult(state), keyword, searchId: keyword ? newId : '', facets: null };

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));
const isSameSearch = ({ keyword, cities, categoryIds, facts }: SearchAddress, state: SearchState) =>
  keyword === state.keyword &&
  areSame(cities, state.selectedCities) &&
  areSame(categoryIds, state.selectedCategoryIds) &&
  FACT_FACET_NAMES.every((facet) => areSame(facts[facet], state.selectedFacts[facet]));

const isSameList = (address: SearchAddress, state: SearchState) =>
  isSameSearch(address, state) && address.exact === state.exact && address.far === state.far && address.page === state.page;

/** Filters of no city or category that there is are gone: the address follows. */
function withoutUnknown(state: SearchState, { unknownFilters: { cities, categoryIds } }: SearchReply): SearchState {
  if (cities.length + categoryIds.length === 0) return state;
  const selectedCities = state.selectedCities.filter((city) => !cities.includes(city));
  const selectedCategoryIds = state.selectedCategoryIds.filter((id) => !categoryIds.includes(id));
  const filtersOn = filterCount({ cities: selectedCities, categoryIds: selectedCategoryIds, facts: state.selectedFacts }) > 0;
  return { ...state, selectedCities, selectedCategoryIds, filtersOn, filtersDropped: true };
}

/** An address as far as the reply at hand knows its filters: a page that the server has rendered without the others keeps saying so when it opens. */
function knownPartOf(address: SearchAddress, { keyword, searchResult }: SearchState): SearchAddress {
  if (searchResult === null || keyword !== address.keyword) return address;
  const { cities, categoryIds } = searchResult.unknownFilters;
  return {
    ...address,
    cities: address.cities.filter((city) => !cities.includes(city)),
    categoryIds: address.categoryIds.filter((id) => !categoryIds.includes(id)),
  };
}

/** Names are in the reader's language: another one brings all of them anew. */
const inLanguage = (state: SearchState, language: Language): SearchState =>
  language === state.language ? state : { ...state, language, facets: null };

const slice = createSlice({
  name: 'search',
  initialState: nothing,
  reducers: {
    /** A keyword was set, or cleared with ''. */
    keywordChanged: {
      prepare: (keyword: string) => ({ payload: { keyword: tidyKeyword(keyword), newId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ keyword: string; newId: string }>) =>
        withKeyword(state, payload.keyword, payload.newId),
    },
    /** The address of the results says what to search for; the saga searches. */
    urlChanged: {
      prepare: (addressed: Addressed) => ({ payload: { ...addressed, newId: newSearchId() } }),
      reducer: (state, { payload: { address: named, language, newId } }: PayloadAction<Addressed & { newId: string }>): SearchState => {
        const address = knownPartOf(named, state);
        return {
          ...withKeyword(inLanguage(state, language), address.keyword, newId),
          selectedCities: address.cities,
          selectedCategoryIds: address.categoryIds,
          selectedFacts: address.facts,
          filtersOn: filterCount(address) > 0,
          // Leaving out what was unknown is told until something else is chosen.
          filtersDropped: state.filtersDropped && isSameSearch(address, state),
          exact: address.exact,
          far: address.far,
          farResult: address.far && isSameSearch(address, state) ? state.farResult : null,
          page: address.page,
          rendered: state.rendered === 'ready' && isSameList(address, state) && language === state.language ? 'taken' : 'not',
        };
      },
    },
    filtersCleared: (state): SearchState => ({
      ...withoutResult(state),
      selectedCategoryIds: [],
      selectedCities: [],
      selectedFacts: NO_FACTS,
      filtersOn: false,
      page: 1,
    }),
    answered: (state, { payload }: PayloadAction<SearchReply>): SearchState =>
      payload.id === state.searchId
        ? withoutUnknown({ ...state, searchResult: payload, facets: steadyFacets(state.facets, payload), lastFound: null }, payload)
        : state,
    farAnswered: (state, { payload }: PayloadAction<SearchReply>): SearchState =>
      payload.id === state.searchId && state.far ? { ...state, farResult: payload } : state,
    retried: (_state, _action: PayloadAction<Language>) => undefined,
  },
  extraReducers: (builder) =>
    builder.addCase(rendered, (state): SearchState => ({ ...state, rendered: state.searchResult === null ? 'not' : 'ready' })),
});

export const search = slice.actions;
export const searchReducer = slice.reducer;

type WithSearch = { search: SearchState };
export const selectSearch = (state: WithSearch) => state.search;
/** The topics that the search asks back about, where it is not sure what is needed; none where it does not ask. */
export const topicsInQuestion = ({ searchResult }: SearchState): SearchReply['topics'] =>
  searchResult?.isUnsure && searchResult.total > 0 ? searchResult.topics : [];
/** The state as an address, to go on from. */
export const addressOfSearch = ({
  keyword,
  selectedCities,
  selectedCategoryIds,
  selectedFacts,
  exact,
  far,
  page,
}: SearchState): SearchAddress => ({
  keyword,
  cities: selectedCities,
  categoryIds: selectedCategoryIds,
  facts: selectedFacts,
  exact,
  far,
  page,
});
