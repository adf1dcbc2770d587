import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { untilVisible } from '@pusula/frontend-kit/time';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, takeLatest } from 'redux-saga/effects';
import { DELETION_STATUS, deletionStatus } from './deletion-status.slice.ts';

const AGAIN_MS = 2_000;
/** Half of what one address may ask in five minutes. */
const TIMES = 10;

/** Asks until the erasure is over, while somebody is looking and for no longer than they would. */
function* follow(code: string): SagaIterator<void> {
  const route = 'GET /auth/data-deletion-status';
  for (let times = 1; ; times += 1) {
    const { status, requestedAt, erasedAt, receipts }: ReplyOf<typeof route> = yield call(
      callEndpoint<typeof route>,
      route,
      { code },
      { key: DELETION_STATUS },
    );
    yield put(deletionStatus.arrived({ status, requestedAt, erasedAt, receipts }));
    if (status !== 'erasing') return;
    if (times === TIMES) break;
    yield delay(AGAIN_MS);
    yield call(untilVisible);
  }
  yield put(deletionStatus.waitedLong());
}

export function* deletionStatusSaga(): SagaIterator<void> {
  yield takeLatest([deletionStatus.asked, deletionStatus.left], function* begin(action): SagaIterator<void> {
    if (!deletionStatus.asked.match(action)) return;
    try {
      yield call(follow, action.payload);
    } catch {
      // The failure stands under its key; the page shows it.
    }
  });
}
