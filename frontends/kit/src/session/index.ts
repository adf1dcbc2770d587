export { arrivalAddress, LAST_SEARCH_KEY } from './arrival-address.ts';
export { extendSessionSaga } from './extend-session.saga.ts';
export { finishSignOutsSaga, SIGN_OUT } from './finish-sign-outs.saga.ts';
export { lastActivity } from './last-activity.ts';
export { type DraftAnswers, type NewUserDraft, newUserDraft, newUserDraftReducer, selectNewUserDraft } from './new-user-draft.slice.ts';
export { openSession } from './open-session.ts';
export { forgetOwnSearches, ownSearches, storeOwnSearch } from './own-searches.ts';
export { closePopup, isPopupClosed, openPopup, showInPopup } from './popup.ts';
export { providerToken } from './provider-token.ts';
export { OPENING_MS, refreshUser, refreshUserSaga, SIGNED_IN_PERSON } from './refresh-user.saga.ts';
export {
  isSessionEnd,
  type PersonSummary,
  type SessionEnd,
  type SessionState,
  selectAuthenticationType,
  selectIsAuthenticated,
  selectPersonSummary,
  selectSessionEnd,
  selectUser,
  session,
  sessionReducer,
} from './session.slice.ts';
export { RETURN_KEY, type SignInState, signInAddress, signInFrom, signInState } from './sign-in-address.ts';
export { signOutSaga } from './sign-out.saga.ts';
export { restoreNewUserDraft, storeNewUserDraft } from './store-new-user-draft.ts';
export { followSession, restoreSession, storeSession } from './store-session.ts';
