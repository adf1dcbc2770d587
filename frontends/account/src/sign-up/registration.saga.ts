import { ApiError, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';
import { storeLanguage } from '@pusula/frontend-kit/i18n';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { type NewUserDraft, newUserDraft, openSession, providerToken, selectNewUserDraft, session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, takeLeading } from 'redux-saga/effects';
import { callAsNewcomer } from '../access/call-as-newcomer.saga.ts';
import { dropRegisterToken } from '../access/register-token.saga.ts';
import { newUserFrom } from './new-user.ts';
import { REGISTRATION, type SignUpState, selectSignUp, signUp } from './sign-up.slice.ts';

export const SUCCESS_ADDRESS = '/signup-success';

function* register(): SagaIterator<void> {
  const draft: NewUserDraft = yield select(selectNewUserDraft);
  const { password }: SignUpState = yield select(selectSignUp);
  const context: Pick<SagaContext, 'language' | 'navigate'> = {
    language: yield getContext('language'),
    navigate: yield getContext('navigate'),
  };
  const { authenticationType } = draft;
  const proof = authenticationType === 'Basic' ? undefined : providerToken.read()?.token;
  const route = 'POST /auth/register';
  const input: InputOf<typeof route> = {
    authenticationType,
    ...(proof !== undefined && { token: proof }),
    user: newUserFrom(draft, authenticationType === 'Basic' ? password : ''),
    language: context.language(),
  };
  let reply: ReplyOf<typeof route>;
  try {
    reply = yield call(callAsNewcomer<typeof route>, route, input, { key: REGISTRATION, fallback: 'errors.register_failed' });
  } catch (error) {
    // A failed registration leaves a guest without a token (specification section 4); what was told stays for another try.
    yield call(dropRegisterToken);
    yield put(session.signedOut());
    if (error instanceof ApiError && error.problem.message === 'USER_ALREADY_EXIST') yield put(signUp.emailTaken(draft.email));
    return;
  }
  // In this order the wizard knows that its reader is leaving already: it sends signed-in people home.
  yield call(context.navigate, SUCCESS_ADDRESS, { replace: true });
  yield call(openSession, reply, authenticationType);
  // Their e-mails come in it from now on.
  yield call(storeLanguage, input.language);
  yield put(newUserDraft.cleared());
}

export function* registrationSaga(): SagaIterator<void> {
  yield takeLeading(signUp.confirmed, register);
}
