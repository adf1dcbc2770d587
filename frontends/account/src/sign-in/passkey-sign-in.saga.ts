import { apiStatus, callEndpoint, type ReplyOf, withFallback } from '@pusula/frontend-kit/api';
import { requestAssertion } from '@pusula/frontend-kit/passkeys';
import { session } from '@pusula/frontend-kit/session';
import { call, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { letIn } from './let-in.saga.ts';
import { PASSKEYS_PAGE, secondStep, selectSecondStep } from './second-step.slice.ts';
import { PASSKEY_SIGN_IN, passkeySignInChosen, SECOND_STEP, SIGN_IN } from './sign-in.actions.ts';

type Question = ReplyOf<'POST /auth/passkey-options'>;
const sending = (key: string) => ({ key, fallback: 'errors.login_failed' });

/** Has a challenge signed and hands the answer in. */
function* enterByPasskey({ ticket, options }: Question, key: string): SagaGenerator<ReplyOf<'POST /auth/login'>> {
  yield* put(apiStatus.started({ key, at: Date.now() }));
  const assertion = yield* call(requestAssertion, options);
  return yield* callEndpoint('POST /auth/passkey-login', { ticket, assertion }, sending(key));
}

/** Opens a session by a passkey alone. */
function* signInByPasskey({ payload: { returnTo } }: ReturnType<typeof passkeySignInChosen>) {
  try {
    yield* put(apiStatus.cleared(SIGN_IN));
    yield* call(dropRegisterToken);
    const question = yield* callEndpoint('POST /auth/passkey-options', {}, sending(PASSKEY_SIGN_IN));
    const reply = yield* enterByPasskey(question, PASSKEY_SIGN_IN);
    yield* letIn(reply, { authenticationType: 'Basic', token: undefined, returnTo });
  } catch (error) {
    yield* put(apiStatus.failed({ key: PASSKEY_SIGN_IN, at: Date.now(), error: withFallback(error, 'errors.login_failed') }));
    yield* put(session.signedOut());
  }
}

/** What the server has refused has used the challenge up, and what is too late cannot be mended: the sign-in begins anew. */
function* startOver(error: unknown) {
  const problem = withFallback(error, 'errors.login_failed');
  const isOver = problem.status !== null && problem.message !== 'INVALID_RECOVERY_CODE' && problem.message !== 'TOO_MANY_REQUESTS';
  if (isOver) yield* put(secondStep.left());
  yield* put(apiStatus.failed({ key: isOver ? SIGN_IN : SECOND_STEP, at: Date.now(), error: problem }));
}

function* finishByPasskey() {
  const { pending } = yield* select(selectSecondStep);
  if (!pending) return;
  try {
    const reply = yield* enterByPasskey(pending, SECOND_STEP);
    yield* letIn(reply, pending);
  } catch (error) {
    yield* call(startOver, error);
  }
}

function* finishByCode({ payload: code }: ReturnType<typeof secondStep.codeGiven>) {
  const { pending } = yield* select(selectSecondStep);
  if (!pending) return;
  try {
    const input = { ticket: pending.ticket, code };
    const reply = yield* callEndpoint('POST /auth/recovery-login', input, sending(SECOND_STEP));
    yield* put(secondStep.recovered(reply.recoveryCodesLeft));
    yield* letIn(reply, { ...pending, returnTo: PASSKEYS_PAGE });
  } catch (error) {
    yield* call(startOver, error);
  }
}

export function* passkeySignInSaga() {
  yield* takeLatest(passkeySignInChosen, signInByPasskey);
  yield* takeLeading(secondStep.passkeyChosen, finishByPasskey);
  yield* takeLeading(secondStep.codeGiven, finishByCode);
}
