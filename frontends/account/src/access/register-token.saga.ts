import { callEndpoint, type ReplyOf, type TokenStore } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';

/** Takes the wizard's token out of the browser; any other token stays. */
export function* dropRegisterToken(): SagaIterator<void> {
  const tokens: TokenStore = yield getContext('tokens');
  if (tokens.read()?.tokenType === 'Register') tokens.remove();
}

/**
 * Saga: a new token for the wizard's calls, bound to this address and stored as the one token.
 * @param key request key that the attempt is marked under
 * @throws ApiError, already marked
 */
export function* obtainRegisterToken(email: string, key: string): SagaIterator<void> {
  const tokens: TokenStore = yield getContext('tokens');
  // It is handed out for a public token only, which the client fetches when there is none.
  yield call(dropRegisterToken);
  const route = 'POST /auth/register-token';
  const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { email }, { key, fallback: 'errors.token_failed' });
  tokens.write({ token: reply.token, tokenType: 'Register' });
}
