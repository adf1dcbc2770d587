import type { CurrentUser } from '@pusula/contracts';
import { callEndpoint } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';

/** Request key of the call. */
export const ACTIVATION = 'activation';

/** An unverified person wants the activation link once more. */
export const activationRequested = createAction<Pick<CurrentUser, 'email'>>('profile/activationRequested');

function* sendActivation({ payload: { email } }: ReturnType<typeof activationRequested>): SagaIterator<void> {
  const language: SagaContext['language'] = yield getContext('language');
  const input = { email, language: language() };
  try {
    yield call(callEndpoint<'POST /auth/activate-user'>, 'POST /auth/activate-user', input, {
      key: ACTIVATION,
      fallback: 'errors.activation_failed',
    });
    yield put(notices.shown({ text: 'profile:activation.sent', values: { email } }));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

export function* activationSaga(): SagaIterator<void> {
  yield takeLeading(activationRequested, sendActivation);
}
