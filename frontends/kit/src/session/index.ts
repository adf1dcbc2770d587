export { keepSession, restoreSession } from './keep-session.ts';
export { type NewUserDraft, newUserDraft, newUserDraftReducer } from './new-user-draft.slice.ts';
export { openSession } from './open-session.ts';
export { RETURN_KEY, returnAddress, signInAddress } from './return-address.ts';
export { type SessionState, selectIsAuthenticated, selectUser, session, sessionReducer } from './session.slice.ts';
export { signOutSaga } from './sign-out.saga.ts';
