import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { openSession, session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLatest } from 'redux-saga/effects';
import { SIGN_IN, signInSubmitted } from './sign-in.actions.ts';

/** Opens a session and goes where the person was going; a failure leaves a guest and the form as it is (specification section 4). */
function* signIn({ payload: { email, password, returnTo } }: ReturnType<typeof signInSubmitted>): SagaIterator<void> {
  try {
    const input = { authenticationType: 'Basic' as const, email, password };
    const reply: ReplyOf<'POST /auth/login'> = yield call(callEndpoint<'POST /auth/login'>, 'POST /auth/login', input, {
      key: SIGN_IN,
      fallback: 'errors.login_failed',
    });
    yield call(openSession, reply, 'Basic');
    const navigate: SagaContext['navigate'] = yield getContext('navigate');
    yield call(navigate, returnTo, { replace: true });
  } catch {
    yield put(session.signedOut());
  }
}

export function* signInSaga(): SagaIterator<void> {
  yield takeLatest(signInSubmitted, signIn);
}
