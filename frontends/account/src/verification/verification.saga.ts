import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { refreshUser } from '@pusula/frontend-kit/session';
import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { VERIFICATION, verification } from './verification.slice.ts';

function* takeLink({ payload: token }: ReturnType<typeof verification.linkOpened>) {
  const language = yield* getContext<SagaContext['language']>('language');
  yield* call(dropRegisterToken);
  const input = { token, language: language() };
  const { purpose } = yield* callEndpoint('POST /auth/verify-account', input, {
    key: VERIFICATION,
    fallback: 'errors.verify_failed',
  });
  // Whoever reads that it is done must not find it undone on the next page.
  yield* call(refreshUser);
  yield* put(verification.succeeded(purpose));
}

export function* verificationSaga() {
  yield* takeLeading(verification.linkOpened, endOnFailure(takeLink));
}
