import { type Language, LIMITS } from '@pusula/contracts';
import { callEndpoint } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { keepOwnSearch } from './own-searches.ts';
import { refinement, selectRefines } from './refinement.slice.ts';
import { addressOfSearch, type SearchReply, type SearchState, search, selectSearch } from './search.slice.ts';
import { EVERYTHING } from './search-address.ts';
import { keepSearch } from './search-storage.ts';

/** Keys of the API status of a search, and of that for those who are not close. */
export const SEARCH_CALL = 'search';
export const FAR_CALL = 'search.far';

/** Coaches are sought in Türkiye alone (specification section 9). */
const COUNTRY = 'TR';

/** Searches for what the state says. A newer search cancels an older one; should its reply come all the same, its id gives it away. */
function* find(language: Language): SagaIterator {
  const { keyword, searchId, selectedCities, selectedCategoryIds, exact, far, page }: SearchState = yield select(selectSearch);
  const [city = '', ...cities] = selectedCities;
  const [categoryId = '', ...categoryIds] = selectedCategoryIds;
  yield put(refinement.searched({ id: searchId, keyword }));
  const refines: ReturnType<typeof selectRefines> = yield select(selectRefines);
  const asked = { id: searchId, keyword, language, country: COUNTRY, city, cities, categoryId, categoryIds, exact } as const;
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

function* keep(): SagaIterator {
  const state: SearchState = yield select(selectSearch);
  yield call(keepSearch, state.filtersOn || state.keyword ? addressOfSearch(state) : EVERYTHING);
}

/** What found somebody, or at least a subject, is offered to be searched again. */
function* keepOwn({ payload: { total, topics } }: ReturnType<typeof search.answered>): SagaIterator {
  const { keyword }: SearchState = yield select(selectSearch);
  if (keyword !== '' && total + topics.length > 0) yield call(keepOwnSearch, keyword);
}

export function* searchSaga(): SagaIterator {
  yield takeEvery(search.answered, keepOwn);
  yield takeEvery([search.addressed, search.answered, search.keywordChanged, search.filtersCleared], keep);
  yield takeLatest([search.addressed, search.retried], function* ({ payload }): SagaIterator {
    yield* find(typeof payload === 'string' ? payload : payload.language);
  });
}
