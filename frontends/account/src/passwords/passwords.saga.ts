import { callEndpoint } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, takeLeading } from 'redux-saga/effects';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { newPasswordChosen, RESET } from './passwords.actions.ts';

export function* passwordsSaga(): SagaIterator<void> {
  yield takeLeading(newPasswordChosen, function* reset({ payload }): SagaIterator<void> {
    const route = 'POST /auth/reset-password';
    try {
      yield call(dropRegisterToken);
      yield call(callEndpoint<typeof route>, route, payload, { key: RESET, fallback: 'errors.password_change_failed' });
    } catch {
      // The failure stands under its key; the page shows it.
    }
  });
}
