import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';
import { DELETION_STATUS, deletionStatus } from './deletion-status.slice.ts';

export function* deletionStatusSaga(): SagaIterator<void> {
  yield takeLatest(deletionStatus.asked, function* ask({ payload: code }): SagaIterator<void> {
    const route = 'GET /auth/data-deletion-status';
    try {
      const { status, requestedAt, erasedAt }: ReplyOf<typeof route> = yield call(
        callEndpoint<typeof route>,
        route,
        { code },
        { key: DELETION_STATUS },
      );
      yield put(deletionStatus.arrived({ status, requestedAt, erasedAt }));
    } catch {
      // The failure stands under its key; the page shows it.
    }
  });
}
