import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { untilVisible } from '@pusula/frontend-kit/time';
import type { SagaIterator } from 'redux-saga';
import { all, call, delay, put, race, take, takeLatest } from 'redux-saga/effects';
import { dashboard, PEOPLE, type Period, SEARCHES } from './dashboard.slice.ts';

const AGAIN_MS = 60_000;

// Of either part the failure stands under its key; the page shows it beside the figures that are there.

function* loadPeople(period: Period): SagaIterator<void> {
  const route = 'GET /admin/dashboard-stats';
  try {
    const input = { days: String(period) };
    const { dashboardStats }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: PEOPLE });
    yield put(dashboard.peopleLoaded(dashboardStats));
  } catch {}
}

function* loadSearches(period: Period): SagaIterator<void> {
  const route = 'GET /admin/search-stats';
  try {
    const input = { days: String(period) };
    const { searchStats }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: SEARCHES });
    yield put(dashboard.searchesLoaded(searchStats));
  } catch {}
}

/** Both parts at once; then a minute, and as long as nobody could see newer figures. */
function* load(period: Period): SagaIterator<void> {
  yield all([call(loadPeople, period), call(loadSearches, period)]);
  yield delay(AGAIN_MS);
  yield call(untilVisible);
}

function* follow(period: Period): SagaIterator<void> {
  for (;;) yield race([call(load, period), take(dashboard.refreshRequested)]);
}

export function* dashboardSaga(): SagaIterator<void> {
  yield takeLatest([dashboard.opened, dashboard.left], function* watch(action): SagaIterator<void> {
    if (dashboard.opened.match(action)) yield call(follow, action.payload);
  });
}
