import type { AUTHENTICATION_TYPES, CurrentUser } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type AuthenticationType = (typeof AUTHENTICATION_TYPES)[number];

export type SessionState = {
  isAuthenticated: boolean;
  authenticationType: AuthenticationType | null;
  user: CurrentUser | null;
};

type SignedIn = { user: CurrentUser; authenticationType: AuthenticationType };

const guest: SessionState = { isAuthenticated: false, authenticationType: null, user: null };

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SignedIn>): SessionState => ({ isAuthenticated: true, ...payload }),
    signedOut: () => guest,
    /** The person changed something about themself. */
    userChanged: (state, { payload }: PayloadAction<CurrentUser>) => {
      state.user = payload;
    },
    /** What is known of the person may be old; the saga asks the server. */
    userWanted: () => undefined,
    /** The person is still here, or said so when they were asked; the saga tells the server. */
    extended: () => undefined,
    /** The person asked to leave; the saga tells the server. */
    signOutRequested: {
      prepare: ({ goTo = '/' }: { goTo?: string } = {}) => ({ payload: { goTo } }),
      reducer: () => undefined,
    },
  },
});

export const session = slice.actions;
export const sessionReducer = slice.reducer;

type WithSession = { session: SessionState };
export const selectUser = (state: WithSession) => state.session.user;
export const selectAuthenticationType = (state: WithSession) => state.session.authenticationType;
export const selectIsAuthenticated = (state: WithSession) => state.session.isAuthenticated;
