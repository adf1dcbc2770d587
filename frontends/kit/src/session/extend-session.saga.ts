import type { SagaIterator } from 'redux-saga';
import { call, getContext, takeLeading } from 'redux-saga/effects';
import type { ApiClient } from '../api/index.ts';
import { session } from './session.slice.ts';

/** Keeps the server's session as long as the browser's: somebody who only reads makes no calls that would show their presence. */
export function* extendSessionSaga(): SagaIterator<void> {
  yield takeLeading(session.extended, function* extend(): SagaIterator<void> {
    const api: ApiClient = yield getContext('api');
    yield call(api.renew);
  });
}
