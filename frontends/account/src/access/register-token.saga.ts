import { callEndpoint, type TokenStore } from '@pusula/frontend-kit/api';
import { call, getContext } from 'typed-redux-saga';

/** Takes the wizard's token out of the browser; any other token stays. */
export function* dropRegisterToken() {
  const tokens = yield* getContext<TokenStore>('tokens');
  if (tokens.read()?.tokenType === 'Register') tokens.remove();
}

/**
 * Saga: a new token for the wizard's calls, bound to this address and stored as the one token.
 * @param key request key that the attempt is marked under
 * @throws ApiError, already marked
 */
export function* obtainRegisterToken(email: string, key: string) {
  const tokens = yield* getContext<TokenStore>('tokens');
  // It is handed out for a public token only, which the client fetches when there is none.
  yield* call(dropRegisterToken);
  const reply = yield* callEndpoint('POST /auth/register-token', { email }, { key, fallback: 'errors.token_failed' });
  tokens.write({ token: reply.token, tokenType: 'Register' });
}
