export { keepSession, restoreSession } from './keep-session.ts';
export { openSession } from './open-session.ts';
export { type SessionState, selectIsAuthenticated, selectUser, session, sessionReducer } from './session.slice.ts';
export { signOutSaga } from './sign-out.saga.ts';
