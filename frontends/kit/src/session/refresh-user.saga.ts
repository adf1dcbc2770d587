import type { CurrentUser, Language } from '@pusula/contracts';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, takeLeading } from 'redux-saga/effects';
import type { ApiClient, ReplyOf } from '../api/index.ts';
import { selectUser, session } from './session.slice.ts';

/** What a token says of its owner too. */
const TOLD_BY_TOKENS = ['isVerified', 'email', 'userType'] as const satisfies (keyof CurrentUser)[];

/**
 * Saga: takes over what the server knows of the signed-in person, who may have been changed elsewhere: on another device, by a mailed link, by an
 * administrator. Where the token says something else it is renewed, and the other tabs follow.
 * @param sharedFor how old an answer may be, in milliseconds
 */
export function* refreshUser(sharedFor = 0): SagaIterator<void> {
  const before: CurrentUser | null = yield select(selectUser);
  if (!before) return;
  const api: ApiClient = yield getContext('api');
  const language: () => Language = yield getContext('language');
  try {
    const { user }: ReplyOf<'GET /user/get-current-user'> = yield call(
      api.call,
      'GET /user/get-current-user',
      { language: language() },
      { sharedFor },
    );
    const now: CurrentUser | null = yield select(selectUser);
    if (now?.id !== user.id) return;
    if (TOLD_BY_TOKENS.some((field) => user[field] !== before[field])) yield call(api.renew);
    yield put(session.userChanged(user));
  } catch {
    // What is known stays; the next look will tell.
  }
}

/** A page and the parts of it that show the person open within this time of each other. */
export const OPENING_MS = 5_000;

export function* refreshUserSaga(): SagaIterator<void> {
  yield takeLeading([session.userWanted, session.userShown], function* look(action): SagaIterator<void> {
    yield call(refreshUser, session.userShown.match(action) ? OPENING_MS : 0);
  });
}
