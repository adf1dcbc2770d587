import type { Language } from '@pusula/contracts';
import { callEndpoint } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { addressOfSearch, type SearchReply, type SearchState, search, selectSearch } from './search.slice.ts';
import { EVERYTHING } from './search-address.ts';
import { keepSearch } from './search-storage.ts';

/** Key of the API status of a search. */
export const SEARCH_CALL = 'search';

/** Coaches are sought in Türkiye alone (specification section 9). */
const COUNTRY = 'TR';

/** Searches for what the state says. A newer search cancels an older one; should its reply come all the same, its id gives it away. */
function* find(language: Language): SagaIterator {
  const { keyword, searchId, selectedCities, selectedCategoryIds, page }: SearchState = yield select(selectSearch);
  const [city = '', ...cities] = selectedCities;
  const [categoryId = '', ...categoryIds] = selectedCategoryIds;
  try {
    const reply: SearchReply = yield call(
      callEndpoint,
      'POST /search/search',
      { id: searchId, keyword, language, country: COUNTRY, city, cities, categoryId, categoryIds, page },
      { key: SEARCH_CALL, fallback: 'errors.search_failed' },
    );
    yield put(search.answered(reply));
  } catch {
    // The status of the call carries the error to the banner.
  }
}

function* keep(): SagaIterator {
  const state: SearchState = yield select(selectSearch);
  yield call(keepSearch, state.filtersOn || state.keyword ? addressOfSearch(state) : EVERYTHING);
}

export function* searchSaga(): SagaIterator {
  yield takeEvery([search.addressed, search.keywordChanged, search.filtersCleared], keep);
  yield takeLatest([search.addressed, search.retried], function* ({ payload }): SagaIterator {
    yield* find(typeof payload === 'string' ? payload : payload.language);
  });
}
