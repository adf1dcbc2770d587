import type { ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { openSession, providerToken } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { PendingSignIn } from './second-step.slice.ts';

export type Entry = Pick<PendingSignIn, 'authenticationType' | 'token' | 'returnTo'>;

/** Saga: somebody has proven who they are; they go where they were going. */
export function* letIn(reply: ReplyOf<'POST /auth/login'>, { authenticationType, token, returnTo }: Entry): SagaIterator<void> {
  if (authenticationType !== 'Basic' && token) yield call(providerToken.keep, { authenticationType, token });
  yield call(openSession, reply, authenticationType);
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  yield call(navigate, returnTo, { replace: true });
}
