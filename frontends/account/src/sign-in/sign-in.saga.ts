import { callEndpoint, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { newUserDraft, openSession, providerToken, session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLatest } from 'redux-saga/effects';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { arrivedFromProvider, SIGN_IN, signInSubmitted } from './sign-in.actions.ts';

/** The wizard's page for what a provider has said of somebody: the first one behind address and password. */
const PERSONAL_STEP = '/signup-step-three';

/** Opens a session and goes where the person was going; a failure leaves a guest and the form as it is (specification section 4). */
function* signIn(input: InputOf<'POST /auth/login'>, returnTo: string): SagaIterator<void> {
  try {
    // A sign-up that was begun in this browser left a token behind that does not sign anybody in.
    yield call(dropRegisterToken);
    const reply: ReplyOf<'POST /auth/login'> = yield call(callEndpoint<'POST /auth/login'>, 'POST /auth/login', input, {
      key: SIGN_IN,
      fallback: 'errors.login_failed',
    });
    const { authenticationType = 'Basic', token } = input;
    if (authenticationType !== 'Basic' && token) yield call(providerToken.keep, { authenticationType, token });
    yield call(openSession, reply, authenticationType);
    const navigate: SagaContext['navigate'] = yield getContext('navigate');
    yield call(navigate, returnTo, { replace: true });
  } catch {
    yield put(session.signedOut());
  }
}

function* withPassword({ payload: { email, password, returnTo } }: ReturnType<typeof signInSubmitted>): SagaIterator<void> {
  yield call(signIn, { authenticationType: 'Basic', email, password }, returnTo);
}

function* withProvider({ payload }: ReturnType<typeof arrivedFromProvider>): SagaIterator<void> {
  const { authenticationType, token, profile, isUserExist, returnTo } = payload;
  if (isUserExist) {
    yield call(signIn, { authenticationType, token, email: profile.email }, returnTo);
    return;
  }
  yield call(providerToken.keep, { authenticationType, token });
  yield put(newUserDraft.broughtByProvider({ authenticationType, profile }));
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  yield call(navigate, PERSONAL_STEP);
}

export function* signInSaga(): SagaIterator<void> {
  yield takeLatest([signInSubmitted, arrivedFromProvider], function* begin(action): SagaIterator<void> {
    if (signInSubmitted.match(action)) yield call(withPassword, action);
    if (arrivedFromProvider.match(action)) yield call(withProvider, action);
  });
}
