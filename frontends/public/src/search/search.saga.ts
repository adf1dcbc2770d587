import { LIMITS } from '@pusula/contracts';
import { callEndpoint } from '@pusula/frontend-kit/api';
import { storeOwnSearch } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { refinement, selectRefines } from './refinement.slice.ts';
import { type SearchReply, type SearchState, search, selectSearch } from './search.slice.ts';
import { EVERYTHING } from './search-address.ts';
import { storeSearch } from './search-storage.ts';

/** Keys of the API status of a search, and of that for those who are not close. */
export const SEARCH_CALL = 'search';
export const FAR_CALL = 'search.far';

/** Coaches are sought in Türkiye alone (specification section 9). */
const COUNTRY = 'TR';

/** Searches for what the open address says. A newer search cancels an older one; should its reply come all the same, its id gives it away. */
function* find(): SagaIterator {
  const { address, language, searchId }: SearchState = yield select(selectSearch);
  const { keyword, exact, far, page } = address;
  const [city = '', ...cities] = address.cities;
  const [categoryId = '', ...categoryIds] = address.categoryIds;
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
    ...address.facts,
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
  const { address, searchResult }: SearchState = yield select(selectSearch);
  if (address.keyword !== '' && !searchResult) return;
  yield call(storeSearch, searchResult?.urgentHelp ? EVERYTHING : address);
}

/** What found somebody, or at least a subject, is offered to be searched again. */
function* keepOwn(): SagaIterator {
  const { address, searchResult }: SearchState = yield select(selectSearch);
  if (address.keyword === '' || !searchResult || searchResult.urgentHelp) return;
  if (searchResult.total + searchResult.topics.length > 0) yield call(storeOwnSearch, address.keyword);
}

/** What the server has found for the page that it rendered is not searched once more; an answer to a search that has ended is for nobody. */
function* follow(action: { readonly type: string }): SagaIterator {
  if (search.ended.match(action)) return;
  const { rendered }: SearchState = yield select(selectSearch);
  yield* rendered === 'taken' ? keepOwn() : find();
}

export function* searchSaga(): SagaIterator {
  yield takeEvery(search.answered, keepOwn);
  yield takeEvery([search.opened, search.answered, search.ended], keep);
  yield takeLatest([search.opened, search.retried, search.ended], follow);
}
