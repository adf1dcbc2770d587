import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';
import { coach } from './coach.slice.ts';
import { similar } from './similar.slice.ts';

/** Whom else to read, beside the coach's own call: neither waits for the other. */
export function* similarSaga(): SagaIterator {
  yield takeLatest(coach.opened, function* ({ payload: { id, language } }): SagaIterator {
    try {
      const reply: ReplyOf<'GET /search/similar-coaches'> = yield call(callEndpoint, 'GET /search/similar-coaches', { id, language });
      yield put(similar.arrived({ to: id, coaches: reply.coaches }));
    } catch {
      // The page is whole without them.
      yield put(similar.arrived({ to: id, coaches: [] }));
    }
  });
}
