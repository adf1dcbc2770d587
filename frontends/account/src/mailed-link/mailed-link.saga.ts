import { callEndpoint } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { type LinkPurpose, linkKey, mailedLinks } from './mailed-link.slice.ts';

const CALLS = {
  activation: { route: 'POST /auth/activate-user', fallback: 'errors.activation_failed' },
  passwordReset: { route: 'POST /auth/reset-password-request', fallback: 'errors.password_reset_failed' },
} as const satisfies Record<LinkPurpose, unknown>;

function* send({ payload: { purpose, email } }: ReturnType<typeof mailedLinks.requested>): SagaIterator<void> {
  const language: SagaContext['language'] = yield getContext('language');
  const { route, fallback } = CALLS[purpose];
  try {
    // A sign-up that was begun in this browser left a token behind that is good for nothing else.
    yield call(dropRegisterToken);
    yield call(callEndpoint<typeof route>, route, { email, language: language() }, { key: linkKey(purpose), fallback });
    yield put(mailedLinks.sent({ purpose, email, sentAt: Date.now() }));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

export function* mailedLinkSaga(): SagaIterator<void> {
  yield takeLeading(mailedLinks.requested, send);
}
