import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { apiStatus, callEndpoint, endOnFailure, type InputOf, withFallback } from '../api/index.ts';
import { requestAssertion } from '../passkeys/index.ts';
import { PROOF, PROOF_QUESTION, proof, selectProof } from './proof.slice.ts';

function* ask() {
  yield* put(apiStatus.cleared(PROOF));
  const { method, options } = yield* callEndpoint('POST /auth/proof-options', {}, { key: PROOF_QUESTION });
  yield* put(proof.questionArrived({ method, options }));
}

function* give(input: InputOf<'POST /auth/prove'>) {
  yield* callEndpoint('POST /auth/prove', input, { key: PROOF });
  yield* put(apiStatus.cleared(PROOF));
  yield* put(proof.proven());
}

function* byPassword({ payload: password }: ReturnType<typeof proof.passwordGiven>) {
  yield* call(give, { password });
}

function* byPasskey() {
  const { question } = yield* select(selectProof);
  if (!question?.options) return;
  yield* put(apiStatus.started({ key: PROOF, at: Date.now() }));
  try {
    const assertion = yield* call(requestAssertion, question.options);
    yield* call(give, { assertion });
  } catch (error) {
    const problem = withFallback(error, 'errors.general');
    // What the server has refused has used the challenge up.
    if (problem.status !== null) yield* call(endOnFailure(ask));
    yield* put(apiStatus.failed({ key: PROOF, at: Date.now(), error: problem }));
  }
}

/** Saga: a call was refused until its sender proves once more who they are. */
export function* proofSaga() {
  yield* takeLatest(proof.asked, endOnFailure(ask));
  yield* takeLeading(proof.passwordGiven, endOnFailure(byPassword));
  yield* takeLeading(proof.passkeyChosen, byPasskey);
}
