import { ApiError, apiStatus, callEndpoint, endOnFailure, withFallback } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { createAction } from '@pusula/frontend-kit/slices';
import { call, put, type SagaGenerator, takeLatest, takeLeading } from 'typed-redux-saga';
import { factors } from '../passkeys/passkeys.slice.ts';
import { openProviderPopup } from '../social/provider-popup.saga.ts';
import type { Provider } from '../social/providers.ts';
import { knownBrowsers } from './known-browsers.ts';
import { security } from './security.slice.ts';
import { sessions } from './sessions.ts';

/** `password` of an account that has one and no passkey: whoever has neither, or a passkey, is asked by the server. */
export const providerRemoved = createAction<{ readonly provider: Provider; readonly password?: string }>('waysIn/providerRemoved');
export const providerLinked = createAction<Provider>('waysIn/providerLinked');

/** Request keys of the calls. */
export const PROVIDER_REMOVAL = 'security/providerRemoval';
export const PROVIDER_LINK = 'security/providerLink';

function* remove({ payload: { provider, password } }: ReturnType<typeof providerRemoved>): SagaGenerator<void> {
  const input = { authenticationType: provider, ...(password !== undefined && { password }) };
  yield* callEndpoint('POST /auth/unlink-provider', input, { key: PROVIDER_REMOVAL });
  yield* put(notices.shown({ text: 'security:ways.removed', values: { provider } }));
  yield* put(factors.retried());
  yield* put(sessions.retried());
  yield* put(knownBrowsers.retried());
}

/** Has the provider say who the person is there, and our server link them: it takes the address of the account. */
function* link(provider: Provider): SagaGenerator<void> {
  const fail = (text: string) =>
    put(apiStatus.failed({ key: PROVIDER_LINK, at: Date.now(), error: withFallback(null, text, { provider }) }));
  const onClosed = function* closed() {
    yield* put(notices.shown({ text: 'social:closed', values: { provider }, tone: 'bad' }));
  };
  const answer = yield* call(openProviderPopup, { provider, key: PROVIDER_LINK, onClosed });
  if (answer.kind === 'declined') return yield* call(onClosed);
  if (answer.kind === 'blocked') return void (yield* put(notices.shown({ text: 'social:blocked', values: { provider }, tone: 'bad' })));
  if (answer.kind === 'failed') return void (yield* fail('social:refused'));
  try {
    yield* callEndpoint('POST /auth/link-provider', { authenticationType: provider, token: answer.token }, { key: PROVIDER_LINK });
  } catch (error) {
    if (error instanceof ApiError && error.problem.message === 'EMAIL_VALIDATION_FAILED') yield* fail('security:ways.otherAddress');
    return;
  }
  yield* put(notices.shown({ text: 'security:ways.linked', values: { provider } }));
  yield* put(factors.retried());
}

export function* waysInSaga() {
  yield* takeLeading(providerRemoved, endOnFailure(remove));
  // Leaving the page ends an attempt that is under way in a popup.
  yield* takeLatest([providerLinked, security.left], function* begin(action) {
    if (providerLinked.match(action)) yield* call(endOnFailure(link), action.payload);
  });
}
