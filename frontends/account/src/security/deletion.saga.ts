import { apiStatus, callEndpoint, type InputOf, type ReplyOf, type TokenStore, withFallback } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { providerToken, session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLatest } from 'redux-saga/effects';
import { askProvider, type ProviderAnswer } from '../social/ask-provider.saga.ts';
import type { Provider } from '../social/providers.ts';
import { DELETION, security } from './security.slice.ts';

const route = 'POST /auth/delete-account';

function* erase(input: InputOf<typeof route>): SagaIterator<void> {
  const { code }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: DELETION });
  const tokens: TokenStore = yield getContext('tokens');
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  tokens.remove();
  providerToken.forget();
  yield put(notices.shown({ text: 'security:deletion.done' }));
  yield call(navigate, `/data-deletion-status?code=${code}`, { replace: true });
  yield put(session.signedOut());
}

/** Signs in at the provider once more: an account without a password has no other proof. */
function* eraseByProvider(provider: Provider): SagaIterator<void> {
  const onClosed = function* closed(): SagaIterator<void> {
    yield put(notices.shown({ text: 'security:deletion.closed', values: { provider }, tone: 'bad' }));
  };
  const answer: ProviderAnswer = yield call(askProvider, { provider, key: DELETION, onClosed });
  if (answer.kind === 'token') yield call(erase, { authenticationType: provider, token: answer.token });
  else if (answer.kind === 'declined') yield call(onClosed);
  else if (answer.kind === 'blocked') yield put(notices.shown({ text: 'social:blocked', values: { provider }, tone: 'bad' }));
  else yield put(apiStatus.failed({ key: DELETION, at: Date.now(), error: withFallback(null, 'social:refused') }));
}

export function* deletionSaga(): SagaIterator<void> {
  // Leaving the page, also by signing out in another tab, ends an attempt that is under way in a popup.
  yield takeLatest([security.deletionConfirmed, security.left], function* begin(action): SagaIterator<void> {
    if (!security.deletionConfirmed.match(action)) return;
    const proof = action.payload;
    try {
      if ('password' in proof) yield call(erase, { authenticationType: 'Basic', password: proof.password });
      else yield call(eraseByProvider, proof.provider);
    } catch {
      // The failure stands under its key; the form shows it.
    }
  });
}
