import { call, delay, getContext, put, race, select, spawn, takeLeading } from 'typed-redux-saga';
import type { ApiClient, ReplyOf, StoredToken, TokenStore } from '../api/index.ts';
import { forgetLastSearch } from './arrival-address.ts';
import { finishSignOuts } from './finish-sign-outs.saga.ts';
import { forgetOwnSearches } from './own-searches.ts';
import { openPopup, showInPopup } from './popup.ts';
import { providerToken } from './provider-token.ts';
import { selectAuthenticationType, session } from './session.slice.ts';
import { signInState } from './sign-in-address.ts';
import { unfinishedSignOuts } from './unfinished-sign-outs.ts';

type Given = NonNullable<ReturnType<typeof providerToken.read>>;

/** How long a provider may take; the session's end does not wait longer for it. */
const PROVIDER_MS = 3_000;

/** Ends the session here at once; the provider and then the server are notified as soon as they can (specification section 4). */
export function* signOutSaga() {
  yield* takeLeading(
    session.signOutRequested,
    function* signOut({ payload: { goTo, because } }: ReturnType<typeof session.signOutRequested>) {
      const tokens = yield* getContext<TokenStore>('tokens');
      const navigate = yield* getContext<(to: string, options?: { state?: unknown }) => void>('navigate');
      const authenticationType = yield* select(selectAuthenticationType);
      const token = tokens.read();
      const given = providerToken.read();
      tokens.remove();
      providerToken.forget();
      // Whoever sits here next is led to no search of somebody who has left. Where a session merely ended, they come back to theirs.
      if (!because) {
        forgetOwnSearches();
        forgetLastSearch();
      }
      // From now on, so that closing the tab does not keep the server from hearing of it.
      if (token?.tokenType === 'User') unfinishedSignOuts.add(token.token, Date.now());
      // In this order a guarded page knows that its reader is leaving already.
      yield* call(navigate, goTo, { state: signInState(because) });
      yield* put(because ? session.ended(because) : session.signedOut());
      if (token?.tokenType !== 'User') return;
      // Detached: whoever is back, and leaves again, while a lost connection still keeps this waiting is heard as well.
      yield* spawn(notifyOtherTabs, token, given?.authenticationType === authenticationType ? given : null, because === null);
    },
  );
}

function* notifyOtherTabs(as: StoredToken, given: Given | null, isAsked: boolean) {
  if (given) {
    const api = yield* getContext<ApiClient>('api');
    const late = new AbortController();
    yield* race([call(signOutOfProvider, api, { as, signal: late.signal }, given), delay(PROVIDER_MS)]);
    // No window of the provider opens after somebody has gone on.
    late.abort();
  }
  yield* call(finishSignOuts, isAsked);
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
