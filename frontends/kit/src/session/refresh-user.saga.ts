import type { CurrentUser, Language } from '@pusula/contracts';
import { call, getContext, put, select, takeLeading } from 'typed-redux-saga';
import { type ApiClient, callEndpoint, claimsOf, type TokenStore } from '../api/index.ts';
import { selectPersonSummary, session } from './session.slice.ts';

/** Request key of asking the server about the signed-in person. */
export const SIGNED_IN_PERSON = 'session.user';

/**
 * Saga: takes over what the server knows of the signed-in person, who may have been changed elsewhere: on another device, by a mailed link, by an
 * administrator. Where the token says something else it is renewed.
 * @param sharedFor how old an answer may be, in milliseconds
 */
export function* refreshUser(sharedFor = 0) {
  const isSignedIn = yield* select(selectPersonSummary);
  if (!isSignedIn) return;
  const api = yield* getContext<ApiClient>('api');
  const tokens = yield* getContext<TokenStore>('tokens');
  const language = yield* getContext<() => Language>('language');
  try {
    const { user } = yield* callEndpoint('GET /user/get-current-user', { language: language() }, { key: SIGNED_IN_PERSON, sharedFor });
    const now = yield* select(selectPersonSummary);
    if (now?.id !== user.id) return;
    if (!isTrueOf(tokens, user)) yield* call(api.renew);
    yield* put(session.userArrived(user));
  } catch {
    // What is known stays; a page that needs more shows the failure under its key.
  }
}

/** Whether the token says of its owner what is true of them. */
function isTrueOf(tokens: TokenStore, { isVerified, email, userType }: CurrentUser): boolean {
  const token = tokens.read();
  const said = token && claimsOf(token);
  return said?.verified === isVerified && said.email === email && said.role === userType;
}

/** A page and the parts of it that show the person open within this time of each other. */
export const OPENING_MS = 5_000;

export function* refreshUserSaga() {
  yield* takeLeading([session.userWanted, session.userShown], function* look(action) {
    yield* call(refreshUser, session.userShown.match(action) ? OPENING_MS : 0);
  });
}
