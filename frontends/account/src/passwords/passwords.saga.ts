import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { refreshUser } from '@pusula/frontend-kit/session';
import { call, takeLeading } from 'typed-redux-saga';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { newPasswordChosen, RESET } from './passwords.actions.ts';

function* reset({ payload }: ReturnType<typeof newPasswordChosen>) {
  yield* dropRegisterToken();
  yield* callEndpoint('POST /auth/reset-password', payload, { key: RESET, fallback: 'errors.password_change_failed' });
  // All sessions of that account have ended. This browser's may be one of them.
  yield* call(refreshUser);
}

export function* passwordsSaga() {
  yield* takeLeading(newPasswordChosen, endOnFailure(reset));
}
