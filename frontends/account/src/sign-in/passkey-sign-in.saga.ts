import { apiStatus, callEndpoint, type InputOf, type ReplyOf, withFallback } from '@pusula/frontend-kit/api';
import { askForPasskey } from '@pusula/frontend-kit/passkeys';
import { session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeLatest, takeLeading } from 'redux-saga/effects';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { letIn } from './let-in.saga.ts';
import { PASSKEYS_PAGE, type SecondStepState, secondStep, selectSecondStep } from './second-step.slice.ts';
import { PASSKEY_SIGN_IN, passkeySignInChosen, SECOND_STEP, SIGN_IN } from './sign-in.actions.ts';

type Assertion = InputOf<'POST /auth/passkey-login'>['assertion'];
type Question = ReplyOf<'POST /auth/passkey-options'>;
const sending = (key: string) => ({ key, fallback: 'errors.login_failed' });

/** Has a challenge signed and hands the answer in. */
function* enterByPasskey({ ticket, options }: Question, key: string): SagaIterator<ReplyOf<'POST /auth/login'>> {
  const route = 'POST /auth/passkey-login';
  yield put(apiStatus.started({ key, at: Date.now() }));
  const assertion: Assertion = yield call(askForPasskey, options);
  return yield call(callEndpoint<typeof route>, route, { ticket, assertion }, sending(key));
}

/** Opens a session by a passkey alone. */
function* signInByPasskey({ payload: { returnTo } }: ReturnType<typeof passkeySignInChosen>): SagaIterator<void> {
  const route = 'POST /auth/passkey-options';
  try {
    yield put(apiStatus.cleared(SIGN_IN));
    yield call(dropRegisterToken);
    const question: Question = yield call(callEndpoint<typeof route>, route, {}, sending(PASSKEY_SIGN_IN));
    const reply: ReplyOf<'POST /auth/login'> = yield call(enterByPasskey, question, PASSKEY_SIGN_IN);
    yield call(letIn, reply, { authenticationType: 'Basic', token: undefined, returnTo });
  } catch (error) {
    yield put(apiStatus.failed({ key: PASSKEY_SIGN_IN, at: Date.now(), error: withFallback(error, 'errors.login_failed') }));
    yield put(session.signedOut());
  }
}

/** What the server has refused has used the challenge up, and what is too late cannot be mended: the sign-in begins anew. */
function* startOver(error: unknown): SagaIterator<void> {
  const problem = withFallback(error, 'errors.login_failed');
  const isOver = problem.status !== null && problem.message !== 'INVALID_RECOVERY_CODE' && problem.message !== 'TOO_MANY_REQUESTS';
  if (isOver) yield put(secondStep.left());
  yield put(apiStatus.failed({ key: isOver ? SIGN_IN : SECOND_STEP, at: Date.now(), error: problem }));
}

function* finishByPasskey(): SagaIterator<void> {
  const { pending }: SecondStepState = yield select(selectSecondStep);
  if (!pending) return;
  try {
    const reply: ReplyOf<'POST /auth/login'> = yield call(enterByPasskey, pending, SECOND_STEP);
    yield call(letIn, reply, pending);
  } catch (error) {
    yield call(startOver, error);
  }
}

function* finishByCode({ payload: code }: ReturnType<typeof secondStep.codeGiven>): SagaIterator<void> {
  const { pending }: SecondStepState = yield select(selectSecondStep);
  if (!pending) return;
  const route = 'POST /auth/recovery-login';
  try {
    const input = { ticket: pending.ticket, code };
    const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, sending(SECOND_STEP));
    yield put(secondStep.recovered(reply.recoveryCodesLeft));
    yield call(letIn, reply, { ...pending, returnTo: PASSKEYS_PAGE });
  } catch (error) {
    yield call(startOver, error);
  }
}

export function* passkeySignInSaga(): SagaIterator<void> {
  yield takeLatest(passkeySignInChosen, signInByPasskey);
  yield takeLeading(secondStep.passkeyChosen, finishByPasskey);
  yield takeLeading(secondStep.codeGiven, finishByCode);
}
