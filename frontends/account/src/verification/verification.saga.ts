import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { refreshUser } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { VERIFICATION, verification } from './verification.slice.ts';

function* takeLink({ payload: token }: ReturnType<typeof verification.linkOpened>): SagaIterator<void> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'POST /auth/verify-account';
  try {
    yield call(dropRegisterToken);
    const input = { token, language: language() };
    const { purpose }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, {
      key: VERIFICATION,
      fallback: 'errors.verify_failed',
    });
    // Whoever reads that it is done must not find it undone on the next page.
    yield call(refreshUser);
    yield put(verification.succeeded(purpose));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

export function* verificationSaga(): SagaIterator<void> {
  yield takeLeading(verification.linkOpened, takeLink);
}
