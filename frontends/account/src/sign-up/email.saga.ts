import { ApiError, apiStatus, callEndpoint } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { type NewUserDraft, newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { dropRegisterToken, obtainRegisterToken } from '../access/register-token.saga.ts';
import { EMAIL_CHECK, signUp } from './sign-up.slice.ts';
import { ADDRESS_OF, firstUnfinished } from './steps.ts';

/** Whether somebody has an account with this address: the call succeeds when they do (specification section 7). */
function* isTaken(email: string): SagaIterator<boolean> {
  const route = 'POST /auth/is-user-exist';
  try {
    yield call(callEndpoint<typeof route>, route, { email }, { key: EMAIL_CHECK });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.message !== 'USER_NOT_FOUND') throw error;
    // Nobody to be found is the good answer here: no page should show it as a failure.
    yield put(apiStatus.cleared(EMAIL_CHECK));
    return false;
  }
}

function* checkEmail({ payload: email }: ReturnType<typeof signUp.emailSubmitted>): SagaIterator<void> {
  try {
    // Of an earlier address, or run out by now.
    yield call(dropRegisterToken);
    const taken: boolean = yield call(isTaken, email);
    if (taken) {
      yield put(signUp.emailTaken(email));
      return;
    }
    yield call(obtainRegisterToken, email, EMAIL_CHECK);
  } catch {
    // The failure stands under its key; the page shows it.
    return;
  }
  yield put(newUserDraft.emailGiven(email));
  const draft: NewUserDraft = yield select(selectNewUserDraft);
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  yield call(navigate, ADDRESS_OF[firstUnfinished(draft)]);
}

function* startOver(): SagaIterator<void> {
  yield put(newUserDraft.cleared());
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  yield call(navigate, ADDRESS_OF.email);
}

export function* emailSaga(): SagaIterator<void> {
  yield takeLatest(signUp.emailSubmitted, checkEmail);
  yield takeEvery(newUserDraft.cleared, dropRegisterToken);
  yield takeEvery(signUp.startedOver, startOver);
}
