import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import type { SagaContext, StorePart } from '@pusula/frontend-kit/remote';
import { refreshUser, selectUser } from '@pusula/frontend-kit/session';
import { call, getContext, put, select, takeLeading } from 'typed-redux-saga';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { type LinkPurpose, linkKey, mailedLinks, mailedLinksReducer } from './mailed-link.slice.ts';

const CALLS = {
  activation: { route: 'POST /auth/activate-user', fallback: 'errors.activation_failed' },
  passwordReset: { route: 'POST /auth/reset-password-request', fallback: 'errors.password_reset_failed' },
} as const satisfies Record<LinkPurpose, unknown>;

/** An account that has become active meanwhile is sent no activation: its page says so instead. */
function* isActiveByNow({ purpose, email }: ReturnType<typeof mailedLinks.requested>['payload']) {
  const before = yield* select(selectUser);
  if (purpose !== 'activation' || before?.email !== email) return false;
  yield* call(refreshUser);
  return (yield* select(selectUser))?.isVerified === true;
}

function* send({ payload }: ReturnType<typeof mailedLinks.requested>) {
  const { purpose, email } = payload;
  if (yield* call(isActiveByNow, payload)) return;
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

export const mailedLinksPart: StorePart = { name: 'mailedLinks', reducer: mailedLinksReducer, saga: mailedLinkSaga };
