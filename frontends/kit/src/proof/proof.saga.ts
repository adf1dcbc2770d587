import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeLatest, takeLeading } from 'redux-saga/effects';
import { apiStatus, callEndpoint, type InputOf, type ReplyOf, withFallback } from '../api/index.ts';
import { askForPasskey } from '../passkeys/index.ts';
import { PROOF, PROOF_QUESTION, type ProofState, proof, selectProof } from './proof.slice.ts';

function* ask(): SagaIterator<void> {
  const route = 'POST /auth/proof-options';
  try {
    yield put(apiStatus.cleared(PROOF));
    const { method, options }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: PROOF_QUESTION });
    yield put(proof.questionArrived({ method, options }));
  } catch {
    // The failure stands under its key; the dialog shows it.
  }
}

function* give(input: InputOf<'POST /auth/prove'>): SagaIterator<void> {
  const route = 'POST /auth/prove';
  yield call(callEndpoint<typeof route>, route, input, { key: PROOF });
  yield put(apiStatus.cleared(PROOF));
  yield put(proof.proven());
}

function* byPassword({ payload: password }: ReturnType<typeof proof.passwordGiven>): SagaIterator<void> {
  try {
    yield call(give, { password });
  } catch {
    // The failure stands under its key; the dialog shows it.
  }
}

function* byPasskey(): SagaIterator<void> {
  const { question }: ProofState = yield select(selectProof);
  if (!question?.options) return;
  yield put(apiStatus.started({ key: PROOF, at: Date.now() }));
  try {
    const assertion: NonNullable<InputOf<'POST /auth/prove'>['assertion']> = yield call(askForPasskey, question.options);
    yield call(give, { assertion });
  } catch (error) {
    const problem = withFallback(error, 'errors.general');
    // What the server has refused has used the challenge up.
    if (problem.status !== null) yield call(ask);
    yield put(apiStatus.failed({ key: PROOF, at: Date.now(), error: problem }));
  }
}

/** Saga: a call was refused until its sender proves once more who they are. */
export function* proofSaga(): SagaIterator<void> {
  yield takeLatest(proof.asked, ask);
  yield takeLeading(proof.passwordGiven, byPassword);
  yield takeLeading(proof.passkeyChosen, byPasskey);
}
