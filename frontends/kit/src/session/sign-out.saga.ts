import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { callEndpoint, type TokenStore } from '../api/index.ts';
import { session } from './session.slice.ts';

/** Ends the session here and on the server. Here it ends even when the server cannot be reached. */
export function* signOutSaga(): SagaIterator<void> {
  yield takeLeading(session.signOutRequested, function* signOut(): SagaIterator<void> {
    const tokens: TokenStore = yield getContext('tokens');
    const navigate: (to: string) => void = yield getContext('navigate');
    try {
      yield call(callEndpoint, 'POST /auth/logout', {}, { fallback: 'errors.logout_failed' });
    } catch {
      // The server closes a session it was not told about by itself, when it has been idle for long enough.
    }
    tokens.remove();
    // In this order a guarded page knows that its reader is leaving for home.
    yield call(navigate, '/');
    yield put(session.signedOut());
  });
}
