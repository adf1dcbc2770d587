import { type Language, tidyKeyword } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { EVERYTHING, hasFilters, type SearchAddress } from './search-address.ts';
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
  readonly filtersOn: boolean;
  readonly page: number;
  /** Kept while the next page or filter loads, so that the list does not jump; dropped with a new keyword. */
  readonly searchResult: SearchReply | null;
  /** What can be chosen: steady while one search is narrowed down. */
  readonly facets: Facets | null;
  readonly language: Language | null;
  /** What was found last, for the case that the next search fails. */
  readonly lastFound: LastFound | null;
};

const nothing: SearchState = {
  keyword: '',
  searchId: '',
  selectedCategoryIds: [],
  selectedCities: [],
  filtersOn: false,
  page: 1,
  searchResult: null,
  facets: null,
  language: null,
  lastFound: null,
};

type Addressed = { readonly address: SearchAddress; readonly language: Language };

const withoutResult = (state: SearchState): SearchState => ({
  ...state,
  searchResult: null,
  lastFound: state.searchResult ? { keyword: state.keyword, result: state.searchResult } : state.lastFound,
});

const withKeyword = (state: SearchState, keyword: string, newId: string): SearchState =>
  keyword === state.keyword ? state : { ...withoutResult(state), keyword, searchId: keyword ? newId : '', facets: null };

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
    addressed: {
      prepare: (addressed: Addressed) => ({ payload: { ...addressed, newId: nanoid() } }),
      reducer: (state, { payload: { address, language, newId } }: PayloadAction<Addressed & { newId: string }>): SearchState => ({
        ...withKeyword(inLanguage(state, language), address.keyword, newId),
        selectedCities: address.cities,
        selectedCategoryIds: address.categoryIds,
        filtersOn: hasFilters(address),
        page: address.page,
      }),
    },
    filtersCleared: (state): SearchState => ({
      ...withoutResult(state),
      selectedCategoryIds: [],
      selectedCities: [],
      filtersOn: false,
      page: 1,
    }),
    answered: (state, { payload }: PayloadAction<SearchReply>): SearchState =>
      payload.id === state.searchId
        ? { ...state, searchResult: payload, facets: steadyFacets(state.facets, payload), lastFound: null }
        : state,
    retried: (_state, _action: PayloadAction<Language>) => undefined,
  },
});

export const search = slice.actions;
export const searchReducer = slice.reducer;

type WithSearch = { search: SearchState };
export const selectSearch = (state: WithSearch) => state.search;
/** The state as an address, to go on from. */
export const addressOfSearch = ({ keyword, selectedCities, selectedCategoryIds, page }: SearchState): SearchAddress => ({
  ...EVERYTHING,
  keyword,
  cities: selectedCities,
  categoryIds: selectedCategoryIds,
  page,
});
