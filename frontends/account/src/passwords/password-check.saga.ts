import { callEndpoint } from '@pusula/frontend-kit/api';
import type { StorePart } from '@pusula/frontend-kit/remote';
import type { PayloadAction } from '@pusula/frontend-kit/slices';
import { delay, put, race, takeLatest } from 'typed-redux-saga';
import { type ChosenPassword, passwordCheck, passwordCheckReducer } from './password-check.slice.ts';

const TYPING_MS = 400;
/** Nobody is kept waiting for it: whoever goes on is judged at the end. */
const PATIENCE_MS = 3_000;

function* judge({ type, payload }: PayloadAction<ChosenPassword>) {
  if (type === passwordCheck.typed.type) yield* delay(TYPING_MS);
  try {
    const { reply } = yield* race({ reply: callEndpoint('POST /auth/check-password', payload), late: delay(PATIENCE_MS) });
    const verdict = reply?.problems.includes('common') ? 'common' : 'fine';
    yield* put(passwordCheck.judged(reply ? verdict : 'unknown'));
  } catch {
    yield* put(passwordCheck.judged('unknown'));
  }
}

export function* passwordCheckSaga() {
  yield* takeLatest([passwordCheck.typed, passwordCheck.submitted], judge);
}

export const passwordCheckPart: StorePart = { name: 'passwordCheck', reducer: passwordCheckReducer, saga: passwordCheckSaga };
