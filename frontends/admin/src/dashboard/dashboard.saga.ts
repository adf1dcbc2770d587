import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { untilVisible } from '@pusula/frontend-kit/time';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, take, takeLatest } from 'redux-saga/effects';
import { DASHBOARD, dashboard } from './dashboard.slice.ts';

const AGAIN_MS = 60_000;

function* load(): SagaIterator<void> {
  const route = 'GET /admin/dashboard-stats';
  try {
    const { dashboardStats }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: DASHBOARD });
    yield put(dashboard.arrived(dashboardStats));
  } catch {
    // The failure stands under its key; the page shows it beside the figures that are there.
  }
}

/** A minute, and then for as long as nobody could see newer figures. */
function* pause(): SagaIterator<void> {
  yield delay(AGAIN_MS);
  yield call(untilVisible);
}

function* follow(): SagaIterator<void> {
  for (;;) {
    yield call(load);
    yield race([call(pause), take(dashboard.refreshWanted)]);
  }
}

export function* dashboardSaga(): SagaIterator<void> {
  yield takeLatest([dashboard.opened, dashboard.left], function* watch(action): SagaIterator<void> {
    if (dashboard.opened.match(action)) yield call(follow);
  });
}
