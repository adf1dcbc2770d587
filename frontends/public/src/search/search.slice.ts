import { DEFAULT_LANGUAGE, type Language } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { rendered } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import { nanoid } from 'nanoid';
import { EVERYTHING, resultsPath, type SearchAddress } from './search-address.ts';
import { type Facets, stableFacetOrder } from './stable-facet-order.ts';

/** Coaches found for other words, or before filters were cleared. */
export type LastFound = { readonly keyword: string; readonly result: SearchReply };

export type SearchReply = ReplyOf<'POST /search/search'>;

/** What was found for an address of the results, which alone says what is searched for (specification section 3, Search state). */
export type SearchState = {
  /** Of which the rest speaks. */
  readonly address: SearchAddress;
  readonly language: Language;
  /** Generated for each keyword, '' without one; a reply with another id is late. */
  readonly searchId: string;
  /** Some of the address's filters were of no city or category that there is: they were left out. */
  readonly filtersDropped: boolean;
  /** Kept while the next page or filter loads, so that the list does not jump; dropped with a new keyword. */
  readonly searchResult: SearchReply | null;
  /** Who has something to do with the words without being close, once they were asked for. */
  readonly farResult: SearchReply | null;
  /** What can be chosen: steady while one search is narrowed down. */
  readonly facets: Facets | null;
  /** The server found it for the page that it rendered: `taken` once that page has been opened in the browser. */
  readonly rendered: 'not' | 'ready' | 'taken';
  /** What was found last, for the case that the next search fails. */
  readonly lastFound: LastFound | null;
};

const nothing: SearchState = {
  address: EVERYTHING,
  language: DEFAULT_LANGUAGE,
  searchId: '',
  filtersDropped: false,
  searchResult: null,
  farResult: null,
  facets: null,
  rendered: 'not',
  lastFound: null,
};

/** A server renders a page again and again until all is there: a search is the same one each time. */
const newSearchId = () => (typeof document === 'undefined' ? 'rendered' : nanoid());

type Opened = { readonly address: SearchAddress; readonly language: Language };

const withoutResult = (state: SearchState): SearchState => ({
  ...state,
  searchResult: null,
  farResult: null,
  lastFound: state.searchResult ? { keyword: state.address.keyword, result: state.searchResult } : state.lastFound,
});

const isSameList = (one: SearchAddress, other: SearchAddress) => resultsPath(one) === resultsPath(other);
const { exact, far, page } = EVERYTHING;
/** However much of it is listed, and how its words are read. */
const isSameSearch = (one: SearchAddress, other: SearchAddress) => isSameList({ ...one, exact, far, page }, { ...other, exact, far, page });

/** The address without filters of no city or category that there is. */
const withoutUnknown = (address: SearchAddress, { unknownFilters: { cities, categoryIds } }: SearchReply): SearchAddress => ({
  ...address,
  cities: address.cities.filter((city) => !cities.includes(city)),
  categoryIds: address.categoryIds.filter((id) => !categoryIds.includes(id)),
});

/** An address as far as the reply at hand knows its filters: a page that the server has rendered without the others keeps saying so when it opens. */
const knownPartOf = (address: SearchAddress, { address: before, searchResult }: SearchState): SearchAddress =>
  searchResult !== null && before.keyword === address.keyword ? withoutUnknown(address, searchResult) : address;

/** Other words are another search; names are in the reader's language: another one brings all of them anew. */
function forNewWords(state: SearchState, { address: { keyword }, language }: Opened, newId: string): SearchState {
  if (keyword !== state.address.keyword) return { ...withoutResult(state), searchId: keyword ? newId : '', facets: null };
  return language === state.language ? state : { ...state, facets: null };
}

const slice = createSlice({
  name: 'search',
  initialState: nothing,
  reducers: {
    /** An address of the results is open, or another one; the saga searches. */
    opened: {
      prepare: (opened: Opened) => ({ payload: { ...opened, newId: newSearchId() } }),
      reducer: (state, { payload: { newId, ...opened } }: PayloadAction<Opened & { newId: string }>): SearchState => {
        const { language } = opened;
        const address = knownPartOf(opened.address, state);
        const isSame = isSameSearch(address, state.address);
        const isRendered = state.rendered === 'ready' && isSameList(address, state.address) && language === state.language;
        return {
          ...forNewWords(state, opened, newId),
          address,
          language,
          // Leaving out what was unknown is told until something else is chosen.
          filtersDropped: state.filtersDropped && isSame,
          farResult: address.far && isSame ? state.farResult : null,
          rendered: isRendered ? 'taken' : 'not',
        };
      },
    },
    /** All filters are about to leave the address, and what was found with them is dropped. */
    filtersCleared: withoutResult,
    /** Its pages were left for the home page, where a search begins anew. */
    ended: (state): SearchState => ({ ...nothing, lastFound: withoutResult(state).lastFound }),
    answered: (state, { payload }: PayloadAction<SearchReply>): SearchState => {
      if (payload.id !== state.searchId) return state;
      const address = withoutUnknown(state.address, payload);
      const filtersDropped = state.filtersDropped || !isSameList(address, state.address);
      return { ...state, address, filtersDropped, searchResult: payload, facets: stableFacetOrder(state.facets, payload), lastFound: null };
    },
    farAnswered: (state, { payload }: PayloadAction<SearchReply>): SearchState =>
      payload.id === state.searchId && state.address.far ? { ...state, farResult: payload } : state,
    retried: (state): SearchState => ({ ...state, rendered: 'not' }),
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
