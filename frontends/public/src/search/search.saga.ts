import { type Language, LIMITS } from '@pusula/contracts';
import { callEndpoint } from '@pusula/frontend-kit/api';
import { storeOwnSearch } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { refinement, selectRefines } from './refinement.slice.ts';
import { addressOfSearch, type SearchReply, type SearchState, search, selectSearch } from './search.slice.ts';
import { EVERYTHING } from './search-address.ts';
import { storeSearch } from './search-storage.ts';

/** Keys of the API status of a search, and of that for those who are not close. */
export const SEARCH_CALL = 'search';
export const FAR_CALL = 'search.far';

/** Coaches are sought in Türkiye alone (specification section 9). */
const COUNTRY = 'TR';

/** Searches for what the state says. A newer search cancels an older one; should its reply come all the same, its id gives it away. */
function* find(language: Language): SagaIterator {
  const { keyword, searchId, selectedCities, selectedCategoryIds, selectedFacts, exact, far, page }: SearchState =
    yield select(selectSearch);
  const [city = '', ...cities] = selectedCities;
  const [categoryId = '', ...categoryIds] = selectedCategoryIds;
  yield put(refinement.searched({ id: searchId, keyword }));
  const refines: ReturnType<typeof selectRefines> = yield select(selectRefines);
  const asked = {
    id: searchId,
    keyword,
    language,
    country: COUNTRY,
    city,
    cities,
    categoryId,
    categoryIds,
    ...selectedFacts,
    exact,
  } as const;
  try {
    const reply: SearchReply = yield call(
      callEndpoint,
      'POST /search/search',
      { ...asked, page, ...(refines && { refines }) },
      { key: SEARCH_CALL, fallback: 'errors.search_failed' },
    );
    yield put(search.answered(reply));
    if (!far) return;
    const farReply: SearchReply = yield call(
      callEndpoint,
      'POST /search/search',
      { ...asked, far: true, pageSize: LIMITS.searchMaximumPageSize },
      { key: FAR_CALL, fallback: 'errors.search_failed' },
    );
    yield put(search.farAnswered(farReply));
  } catch {
    // The status of the call carries the error to the banner.
  }
}

/** Words are kept when they have been answered: by then it is known that they speak of no danger. */
function* keep(): SagaIterator {
  const state: SearchState = yield select(selectSearch);
  const { keyword, filtersOn, searchResult } = state;
  if (keyword !== '' && !searchResult) return;
  const isKept = (filtersOn || keyword !== '') && !searchResult?.urgentHelp;
  yield call(storeSearch, isKept ? addressOfSearch(state) : EVERYTHING);
}

/** What found somebody, or at least a subject, is offered to be searched again. */
function* keepOwn(): SagaIterator {
  const { keyword, searchResult }: SearchState = yield select(selectSearch);
  if (keyword === '' || !searchResult || searchResult.urgentHelp) return;
  if (searchResult.total + searchResult.topics.length > 0) yield call(storeOwnSearch, keyword);
}

export function* searchSaga(): SagaIterator {
  yield takeEvery(search.answered, keepOwn);
  yield takeEvery([search.urlChanged, search.answered, search.keywordChanged, search.filtersCleared], keep);
  yield takeLatest([search.urlChanged, search.retried], function* ({ payload }): SagaIterator {
    if (typeof payload === 'string') return yield* find(payload);
    const state: SearchState = yield select(selectSearch);
    yield* state.rendered === 'taken' ? keepOwn() : find(payload.language);
  });
}
