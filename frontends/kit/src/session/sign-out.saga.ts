import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import type { ApiClient, TokenStore } from '../api/index.ts';
import { session } from './session.slice.ts';

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function* signOutSaga(): SagaIterator<void> {
  yield takeLeading(
    session.signOutRequested,
    function* signOut({ payload: { goTo } }: ReturnType<typeof session.signOutRequested>): SagaIterator<void> {
      const api: ApiClient = yield getContext('api');
      const tokens: TokenStore = yield getContext('tokens');
      const navigate: (to: string) => void = yield getContext('navigate');
      // The call takes the token along before it is removed.
      yield call(tellServer, api);
      tokens.remove();
      // In this order a guarded page knows that its reader is leaving already.
      yield call(navigate, goTo);
      yield put(session.signedOut());
    },
  );
}

/** Does not wait: a server that was not reached closes the session by itself, when it has been idle for long enough. */
const tellServer = (api: ApiClient): void => {
  api.call('POST /auth/logout', {}).catch(() => undefined);
};
