import { apiStatus, callEndpoint, endOnFailure, type InputOf, type TokenStore, withFallback } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { providerToken, session } from '@pusula/frontend-kit/session';
import { call, getContext, put, takeLatest } from 'typed-redux-saga';
import { openProviderPopup } from '../social/provider-popup.saga.ts';
import type { Provider } from '../social/providers.ts';
import { DELETION, security } from './security.slice.ts';

const route = 'POST /auth/delete-account';

function* erase(input: InputOf<typeof route>) {
  const { code } = yield* callEndpoint(route, input, { key: DELETION });
  const tokens = yield* getContext<TokenStore>('tokens');
  const navigate = yield* getContext<SagaContext['navigate']>('navigate');
  tokens.remove();
  providerToken.forget();
  yield* put(notices.shown({ text: 'security:deletion.done' }));
  yield* call(navigate, `/data-deletion-status?code=${code}`, { replace: true });
  yield* put(session.signedOut());
}

/** Signs in at the provider once more: an account without a password has no other proof. */
function* eraseByProvider(provider: Provider) {
  const onClosed = function* closed() {
    yield* put(notices.shown({ text: 'security:deletion.closed', values: { provider }, tone: 'bad' }));
  };
  const answer = yield* call(openProviderPopup, { provider, key: DELETION, onClosed });
  if (answer.kind === 'token') yield* erase({ authenticationType: provider, token: answer.token });
  else if (answer.kind === 'declined') yield* call(onClosed);
  else if (answer.kind === 'blocked') yield* put(notices.shown({ text: 'social:blocked', values: { provider }, tone: 'bad' }));
  else yield* put(apiStatus.failed({ key: DELETION, at: Date.now(), error: withFallback(null, 'social:refused') }));
}

export function* deletionSaga() {
  // Leaving the page, also by signing out in another tab, ends an attempt that is under way in a popup.
  yield* takeLatest([security.deletionConfirmed, security.left], function* begin(action) {
    if (!security.deletionConfirmed.match(action)) return;
    const proof = action.payload;
    if ('password' in proof) yield* call(endOnFailure(erase), { authenticationType: 'Basic', password: proof.password } as const);
    else yield* call(endOnFailure(eraseByProvider), proof.provider);
  });
}
