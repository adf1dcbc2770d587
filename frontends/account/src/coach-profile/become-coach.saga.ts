import { type ApiClient, callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { session } from '@pusula/frontend-kit/session';
import { createAction } from '@pusula/frontend-kit/slices';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';

/** Request key of the call. */
export const BECOME_COACH = 'ownCoaching/become';

/** A member wants a coaching profile of their own. */
export const coachingBegun = createAction('ownCoaching/begun');

function* become(): SagaIterator<void> {
  const api: ApiClient = yield getContext('api');
  const language: SagaContext['language'] = yield getContext('language');
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  const route = 'POST /user/become-coach';
  try {
    const options = { key: BECOME_COACH, fallback: 'errors.profile_update_failed' };
    const { user }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { language: language() }, options);
    // The present token says member, and no longer counts.
    yield call(api.renew);
    yield put(session.userChanged(user));
    yield call(navigate, '/coach-profile/edit');
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

export function* becomeCoachSaga(): SagaIterator<void> {
  yield takeLeading(coachingBegun, become);
}
