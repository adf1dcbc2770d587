import type { SagaIterator } from 'redux-saga';
import { call, delay, fork, getContext, put, race, select, takeLeading } from 'redux-saga/effects';
import type { ApiClient, ReplyOf, StoredToken, TokenStore } from '../api/index.ts';
import { openPopup, showInPopup } from './popup.ts';
import { providerToken } from './provider-token.ts';
import { signInState } from './return-address.ts';
import { selectAuthenticationType, session } from './session.slice.ts';

type Given = NonNullable<ReturnType<typeof providerToken.read>>;

/** How long a provider may take; the session's end does not wait longer for it. */
const PROVIDER_MS = 3_000;

/** Ends the session here at once; the provider and then the server hear of it as soon as they can (specification section 4). */
export function* signOutSaga(): SagaIterator<void> {
  yield takeLeading(
    session.signOutRequested,
    function* signOut({ payload: { goTo, because } }: ReturnType<typeof session.signOutRequested>): SagaIterator<void> {
      const tokens: TokenStore = yield getContext('tokens');
      const navigate: (to: string, options?: { state?: unknown }) => void = yield getContext('navigate');
      const authenticationType: ReturnType<typeof selectAuthenticationType> = yield select(selectAuthenticationType);
      const token = tokens.read();
      const given = providerToken.read();
      tokens.remove();
      providerToken.forget();
      // In this order a guarded page knows that its reader is leaving already.
      yield call(navigate, goTo, { state: signInState(because) });
      yield put(because ? session.ended(because) : session.signedOut());
      if (token?.tokenType !== 'User') return;
      yield fork(tellOthers, token, given?.authenticationType === authenticationType ? given : null);
    },
  );
}

function* tellOthers(as: StoredToken, given: Given | null): SagaIterator<void> {
  const api: ApiClient = yield getContext('api');
  if (given) {
    const late = new AbortController();
    yield race([call(signOutOfProvider, api, { as, signal: late.signal }, given), delay(PROVIDER_MS)]);
    // No window of the provider opens after somebody has gone on.
    late.abort();
  }
  // A server that was not reached closes the session by itself, when it has been idle for long enough.
  yield call(() => api.call('POST /auth/logout', {}, { as }).catch(() => undefined));
}

/** Best effort: without the provider's answer its session there goes on, as it would had nobody asked. */
async function signOutOfProvider(api: ApiClient, options: { as: StoredToken; signal: AbortSignal }, given: Given) {
  const { endSessionUrl } = await api
    .call('POST /auth/sign-out-of-provider', given, options)
    .catch((): ReplyOf<'POST /auth/sign-out-of-provider'> => ({ endSessionUrl: null }));
  if (!endSessionUrl) return;
  const popup = openPopup(`${given.authenticationType} …`);
  if (popup) showInPopup(popup, endSessionUrl);
}
