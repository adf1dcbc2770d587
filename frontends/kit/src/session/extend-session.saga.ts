import { call, getContext, takeLeading } from 'typed-redux-saga';
import type { ApiClient } from '../api/index.ts';
import { session } from './session.slice.ts';

/** Keeps the server's session as long as the browser's: somebody who only reads makes no calls that would show their presence. */
export function* extendSessionSaga() {
  yield* takeLeading(session.extended, function* extend() {
    const api = yield* getContext<ApiClient>('api');
    yield* call(api.renew);
  });
}
