import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, takeLatest } from 'redux-saga/effects';
import { type ChosenPassword, passwordCheck } from './password-check.slice.ts';

const TYPING_MS = 400;
/** Nobody is kept waiting for it: whoever goes on is judged at the end. */
const PATIENCE_MS = 3_000;

const route = 'POST /auth/check-password';
type Outcome = { readonly reply?: ReplyOf<typeof route> };

function* judge({ type, payload }: PayloadAction<ChosenPassword>): SagaIterator<void> {
  if (type === passwordCheck.typed.type) yield delay(TYPING_MS);
  try {
    const { reply }: Outcome = yield race({ reply: call(callEndpoint<typeof route>, route, payload), late: delay(PATIENCE_MS) });
    const verdict = reply?.problems.includes('common') ? 'common' : 'fine';
    yield put(passwordCheck.judged(reply ? verdict : 'unknown'));
  } catch {
    yield put(passwordCheck.judged('unknown'));
  }
}

export function* passwordCheckSaga(): SagaIterator<void> {
  yield takeLatest([passwordCheck.typed, passwordCheck.submitted], judge);
}
