import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { type LinkPurpose, linkKey, mailedLinks } from './mailed-link.slice.ts';

const CALLS = {
  activation: { route: 'POST /auth/activate-user', fallback: 'errors.activation_failed' },
  passwordReset: { route: 'POST /auth/reset-password-request', fallback: 'errors.password_reset_failed' },
} as const satisfies Record<LinkPurpose, unknown>;

function* send({ payload: { purpose, email } }: ReturnType<typeof mailedLinks.requested>) {
  const language = yield* getContext<SagaContext['language']>('language');
  const { route, fallback } = CALLS[purpose];
  // A sign-up that was begun in this browser left a token behind that is good for nothing else.
  yield* call(dropRegisterToken);
  yield* callEndpoint(route, { email, language: language() }, { key: linkKey(purpose), fallback });
  yield* put(mailedLinks.sent({ purpose, email, sentAt: Date.now() }));
}

export function* mailedLinkSaga() {
  yield* takeLeading(mailedLinks.requested, endOnFailure(send));
}
