import type { ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { arrivalAddress, openSession, providerToken } from '@pusula/frontend-kit/session';
import { call, getContext } from 'typed-redux-saga';
import type { PendingSignIn } from './second-step.slice.ts';

export type Entry = Pick<PendingSignIn, 'authenticationType' | 'token' | 'returnTo'>;

/** Saga: somebody has proven who they are; they go where they were going, or where people like them begin. */
export function* letIn(reply: ReplyOf<'POST /auth/login'>, { authenticationType, token, returnTo }: Entry) {
  if (authenticationType !== 'Basic' && token) yield* call(providerToken.keep, { authenticationType, token });
  yield* call(openSession, reply, authenticationType);
  const navigate = yield* getContext<SagaContext['navigate']>('navigate');
  yield* call(navigate, returnTo ?? arrivalAddress(reply.user.userType), { replace: true });
}
