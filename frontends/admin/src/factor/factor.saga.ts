import { type ApiClient, apiStatus, callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { factor } from './factor.slice.ts';

const FACTOR_REQUIRED = 'FACTOR_REQUIRED';

function* load(): SagaIterator<void> {
  const route = 'GET /auth/passkeys';
  try {
    const { factorDueAt }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: 'factor' });
    yield put(factor.arrived(factorDueAt));
  } catch {
    // Without it the console goes on; calls that need a passkey say so themselves.
  }
}

/** A token may be older than the passkey: the next one knows of it. */
function* look({ payload: { error } }: ReturnType<typeof apiStatus.failed>): SagaIterator<void> {
  if (error.message !== FACTOR_REQUIRED) return;
  const api: ApiClient = yield getContext('api');
  yield call(api.renew);
  yield put(factor.wanted());
}

export function* factorSaga(): SagaIterator<void> {
  yield takeLeading(factor.wanted, load);
  yield takeEvery(apiStatus.failed, look);
}
