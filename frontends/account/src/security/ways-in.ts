import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { createAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { factors } from '../passkeys/passkeys.slice.ts';
import type { Provider } from '../social/providers.ts';
import { knownBrowsers } from './known-browsers.ts';
import { sessions } from './sessions.ts';

/** `password` of an account that has one and no passkey: whoever has neither, or a passkey, is asked by the server. */
export const providerRemoved = createAction<{ readonly provider: Provider; readonly password?: string }>('waysIn/providerRemoved');
export const providerAllowed = createAction<Provider>('waysIn/providerAllowed');

/** Request keys of the calls. */
export const PROVIDER_REMOVAL = 'security/providerRemoval';
export const PROVIDER_ALLOWANCE = 'security/providerAllowance';

function* remove({ payload: { provider, password } }: ReturnType<typeof providerRemoved>): SagaGenerator<void> {
  const input = { authenticationType: provider, ...(password !== undefined && { password }) };
  yield* callEndpoint('POST /auth/unlink-provider', input, { key: PROVIDER_REMOVAL });
  yield* put(notices.shown({ text: 'security:ways.removed', values: { provider } }));
  yield* put(factors.retried());
  yield* put(sessions.retried());
  yield* put(knownBrowsers.retried());
}

function* allow({ payload: provider }: ReturnType<typeof providerAllowed>): SagaGenerator<void> {
  yield* callEndpoint('POST /auth/allow-provider', { authenticationType: provider }, { key: PROVIDER_ALLOWANCE });
  yield* put(notices.shown({ text: 'security:ways.allowed', values: { provider } }));
  yield* put(factors.retried());
}

export function* waysInSaga() {
  yield* takeLeading(providerRemoved, endOnFailure(remove));
  yield* takeLeading(providerAllowed, endOnFailure(allow));
}
