import { type ApiClient, apiStatus } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';
import { call, getContext, put, takeEvery } from 'typed-redux-saga';

const FACTOR_REQUIRED = 'FACTOR_REQUIRED';

/**
 * By when the administrator needs a passkey, as ISO 8601; null while they have one. Without an answer the console goes on: calls that need a passkey
 * say so themselves.
 */
export const factorDueAt = resource('factorDueAt', 'GET /auth/passkeys', { pick: (reply) => reply.factorDueAt });

/** A token may be older than the passkey: the next one knows of it. */
function* renewToken({ payload: { error } }: ReturnType<typeof apiStatus.failed>) {
  if (error.message !== FACTOR_REQUIRED) return;
  const api = yield* getContext<ApiClient>('api');
  yield* call(api.renew);
  yield* put(factorDueAt.retried());
}

export function* factorSaga() {
  yield* takeEvery(apiStatus.failed, renewToken);
}
