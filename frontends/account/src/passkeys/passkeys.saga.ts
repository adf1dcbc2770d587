import { type ApiClient, apiStatus, callEndpoint, endOnFailure, withFallback } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { makePasskey } from '@pusula/frontend-kit/passkeys';
import { call, getContext, put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { secondStep } from '../sign-in/second-step.slice.ts';
import { factors, PASSKEY_ADDITION, PASSKEY_CHANGE, passkeys, RECOVERY_CODES } from './passkeys.slice.ts';

/** Has the browser make a passkey, and the server keep it. An administrator's token says from then on that there is one. */
function* add({ payload: name }: ReturnType<typeof passkeys.added>) {
  const key = PASSKEY_ADDITION;
  try {
    const { options } = yield* callEndpoint('POST /auth/new-passkey-options', {}, { key });
    yield* put(apiStatus.started({ key, at: Date.now() }));
    const attestation = yield* call(makePasskey, options);
    const { recoveryCodes } = yield* callEndpoint('POST /auth/add-passkey', { name, attestation }, { key });
    if (recoveryCodes) yield* put(passkeys.codesLoaded(recoveryCodes));
    else yield* put(notices.shown({ text: 'passkeys:added', values: { name } }));
    yield* put(secondStep.settled());
    const api = yield* getContext<ApiClient>('api');
    yield* call(api.renew);
    yield* put(factors.retried());
  } catch (error) {
    yield* put(apiStatus.failed({ key, at: Date.now(), error: withFallback(error, 'errors.general') }));
  }
}

function* rename({ payload }: ReturnType<typeof passkeys.renamed>): SagaGenerator<void> {
  yield* callEndpoint('POST /auth/rename-passkey', payload, { key: PASSKEY_CHANGE });
  yield* put(factors.retried());
}

function* remove({ payload: id }: ReturnType<typeof passkeys.removed>) {
  try {
    yield* callEndpoint('POST /auth/remove-passkey', { id }, { key: PASSKEY_CHANGE });
    yield* put(notices.shown({ text: 'passkeys:removed' }));
  } catch {
    // The list may have changed all the same.
  }
  yield* put(factors.retried());
}

function* makeCodes(): SagaGenerator<void> {
  const { recoveryCodes } = yield* callEndpoint('POST /auth/recovery-codes', {}, { key: RECOVERY_CODES });
  yield* put(passkeys.codesLoaded(recoveryCodes));
  yield* put(factors.retried());
}

export function* passkeysSaga() {
  yield* takeLeading(passkeys.added, add);
  yield* takeLeading(passkeys.renamed, endOnFailure(rename));
  yield* takeLeading(passkeys.removed, remove);
  yield* takeLeading(passkeys.codesRequested, endOnFailure(makeCodes));
}
