import { type ApiClient, apiStatus, callEndpoint, type InputOf, type ReplyOf, withFallback } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { makePasskey } from '@pusula/frontend-kit/passkeys';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { secondStep } from '../sign-in/second-step.slice.ts';
import { PASSKEY_ADDITION, PASSKEY_CHANGE, PASSKEYS, passkeys, RECOVERY_CODES } from './passkeys.slice.ts';

function* load(): SagaIterator<void> {
  const route = 'GET /auth/passkeys';
  try {
    const {
      passkeys: list,
      recoveryCodesLeft,
      factorDueAt,
    }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: PASSKEYS });
    yield put(passkeys.arrived({ passkeys: list, recoveryCodesLeft, factorDueAt, at: Date.now() }));
  } catch {
    // The failure stands under its key; the list's place shows it.
  }
}

/** Has the browser make a passkey, and the server keep it. An administrator's token says from then on that there is one. */
function* add({ payload: name }: ReturnType<typeof passkeys.added>): SagaIterator<void> {
  const [asking, keeping] = ['POST /auth/new-passkey-options', 'POST /auth/add-passkey'] as const;
  const key = PASSKEY_ADDITION;
  try {
    const { options }: ReplyOf<typeof asking> = yield call(callEndpoint<typeof asking>, asking, {}, { key });
    yield put(apiStatus.started({ key, at: Date.now() }));
    const attestation: InputOf<typeof keeping>['attestation'] = yield call(makePasskey, options);
    const { recoveryCodes }: ReplyOf<typeof keeping> = yield call(callEndpoint<typeof keeping>, keeping, { name, attestation }, { key });
    if (recoveryCodes) yield put(passkeys.codesArrived(recoveryCodes));
    else yield put(notices.shown({ text: 'passkeys:added', values: { name } }));
    yield put(secondStep.settled());
    const api: ApiClient = yield getContext('api');
    yield call(api.renew);
    yield call(load);
  } catch (error) {
    yield put(apiStatus.failed({ key, at: Date.now(), error: withFallback(error, 'errors.general') }));
  }
}

function* rename({ payload }: ReturnType<typeof passkeys.renamed>): SagaIterator<void> {
  const route = 'POST /auth/rename-passkey';
  try {
    yield call(callEndpoint<typeof route>, route, payload, { key: PASSKEY_CHANGE });
    yield call(load);
  } catch {
    // The failure stands under its key; the dialog shows it.
  }
}

function* remove({ payload: id }: ReturnType<typeof passkeys.removed>): SagaIterator<void> {
  const route = 'POST /auth/remove-passkey';
  try {
    yield call(callEndpoint<typeof route>, route, { id }, { key: PASSKEY_CHANGE });
    yield put(notices.shown({ text: 'passkeys:removed' }));
  } catch {
    // The failure stands under its key; the dialog shows it. The list may have changed all the same.
  }
  // On its own: whoever tries again while it is being read is heard.
  yield put(passkeys.retried());
}

function* makeCodes(): SagaIterator<void> {
  const route = 'POST /auth/recovery-codes';
  try {
    const { recoveryCodes }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: RECOVERY_CODES });
    yield put(passkeys.codesArrived(recoveryCodes));
    yield call(load);
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

export function* passkeysSaga(): SagaIterator<void> {
  yield takeLatest([passkeys.opened, passkeys.retried], load);
  yield takeLeading(passkeys.added, add);
  yield takeLeading(passkeys.renamed, rename);
  yield takeLeading(passkeys.removed, remove);
  yield takeLeading(passkeys.codesWanted, makeCodes);
}
