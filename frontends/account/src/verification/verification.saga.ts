import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import type { SagaContext, StorePart } from '@pusula/frontend-kit/remote';
import { refreshUser, selectUser, session } from '@pusula/frontend-kit/session';
import { call, getContext, put, select, takeLeading } from 'typed-redux-saga';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { VERIFICATION, verification, verificationReducer } from './verification.slice.ts';

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
  const user = yield* select(selectUser);
  // A tab that waits for it, such as the one in which they signed up, hears of it.
  if (user) yield* put(session.userChanged(user));
  yield* put(verification.succeeded(purpose));
}

export function* verificationSaga() {
  yield* takeLeading(verification.linkOpened, endOnFailure(takeLink));
}

export const verificationPart: StorePart = { name: 'verification', reducer: verificationReducer, saga: verificationSaga };
