import type { SecondStep } from '@pusula/contracts';
import { ApiError, apiStatus, callEndpoint, type InputOf } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { newUserDraft, providerToken, session } from '@pusula/frontend-kit/session';
import { call, getContext, put, takeLatest } from 'typed-redux-saga';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { type Entry, letIn } from './let-in.saga.ts';
import { secondStep } from './second-step.slice.ts';
import { arrivedFromProvider, PASSKEY_SIGN_IN, SECOND_STEP, SIGN_IN, signInSubmitted } from './sign-in.actions.ts';

/** The wizard's page for what a provider has said of somebody: the first one behind address and password. */
const PERSONAL_STEP = '/signup-step-three';
const SIGN_IN_PAGE = '/signin';

/** Opens a session and goes where the person was going; a failure leaves a guest and the form as it is (specification section 4). */
function* signIn(input: InputOf<'POST /auth/login'>, returnTo: string | null) {
  const { authenticationType = 'Basic', token } = input;
  const entry = { authenticationType, token: token ?? undefined, returnTo };
  try {
    yield* put(apiStatus.cleared(PASSKEY_SIGN_IN));
    // A sign-up that was begun in this browser left a token behind that does not sign anybody in.
    yield* call(dropRegisterToken);
    const reply = yield* callEndpoint('POST /auth/login', input, {
      key: SIGN_IN,
      fallback: 'errors.login_failed',
    });
    yield* letIn(reply, entry);
  } catch (error) {
    yield* put(session.signedOut());
    if (error instanceof ApiError && error.problem.secondStep) yield* goOn(error.problem.secondStep, entry);
  }
}

/** The first step was right; the sign-in page asks for the second one. */
function* goOn(needed: SecondStep, entry: Entry) {
  yield* put(apiStatus.cleared(SIGN_IN));
  yield* put(apiStatus.cleared(SECOND_STEP));
  yield* put(secondStep.requested({ ...needed, ...entry }));
  const navigate = yield* getContext<SagaContext['navigate']>('navigate');
  if (location.pathname !== SIGN_IN_PAGE) yield* call(navigate, SIGN_IN_PAGE);
}

function* withPassword({ payload: { email, password, returnTo } }: ReturnType<typeof signInSubmitted>) {
  yield* signIn({ authenticationType: 'Basic', email, password }, returnTo);
}

function* withProvider({ payload }: ReturnType<typeof arrivedFromProvider>) {
  const { authenticationType, token, profile, isUserExist, returnTo } = payload;
  if (isUserExist) {
    yield* signIn({ authenticationType, token, email: profile.email }, returnTo);
    return;
  }
  yield* call(providerToken.keep, { authenticationType, token });
  yield* put(newUserDraft.broughtByProvider({ authenticationType, profile }));
  const navigate = yield* getContext<SagaContext['navigate']>('navigate');
  yield* call(navigate, PERSONAL_STEP);
}

export function* signInSaga() {
  yield* takeLatest([signInSubmitted, arrivedFromProvider], function* begin(action) {
    if (signInSubmitted.match(action)) yield* call(withPassword, action);
    if (arrivedFromProvider.match(action)) yield* call(withProvider, action);
  });
}
