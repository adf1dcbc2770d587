import type { AUTHENTICATION_TYPES, CurrentUser } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type AuthenticationType = (typeof AUTHENTICATION_TYPES)[number];

/** `idle`: nobody used it. `refused`: the server no longer accepts it. `elsewhere`: it was ended in another tab. */
const SESSION_ENDS = ['idle', 'refused', 'elsewhere'] as const;
/** Why a session ended that its person did not end here. */
export type SessionEnd = (typeof SESSION_ENDS)[number];
export const isSessionEnd = (value: unknown): value is SessionEnd => SESSION_ENDS.some((end) => end === value);

export type SessionState = {
  isAuthenticated: boolean;
  authenticationType: AuthenticationType | null;
  user: CurrentUser | null;
  /** Of a guest whose session ended under them. */
  endedBecause: SessionEnd | null;
};

type SignedIn = { user: CurrentUser; authenticationType: AuthenticationType };

const guest: SessionState = { isAuthenticated: false, authenticationType: null, user: null, endedBecause: null };

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SignedIn>): SessionState => ({
      isAuthenticated: true,
      endedBecause: null,
      ...payload,
    }),
    signedOut: () => guest,
    /** It ended without its person's doing; guarded pages send them to sign in and say why. */
    ended: (_state, { payload }: PayloadAction<SessionEnd>): SessionState => ({ ...guest, endedBecause: payload }),
    /** The person changed something about themself. */
    userChanged: (state, { payload }: PayloadAction<CurrentUser>) => {
      state.user = payload;
    },
    /** What is known of the person may be old; the saga asks the server. */
    userWanted: () => undefined,
    /** A page shows the person; the saga asks the server, unless it has just answered. */
    userShown: () => undefined,
    /** The person is still here, or said so when they were asked; the saga tells the server. */
    extended: () => undefined,
    /** The person asked to leave, or was away for too long; the saga tells the server. */
    signOutRequested: {
      prepare: ({ goTo = '/', because = null }: { goTo?: string; because?: SessionEnd | null } = {}) => ({ payload: { goTo, because } }),
      reducer: () => undefined,
    },
    /** The server did not hear that they left, and they want it told once more. */
    signOutRetried: () => undefined,
    /** It may be reached again: what it did not hear can be told. */
    serverReachable: () => undefined,
  },
});

export const session = slice.actions;
export const sessionReducer = slice.reducer;

type WithSession = { session: SessionState };
export const selectUser = (state: WithSession) => state.session.user;
export const selectAuthenticationType = (state: WithSession) => state.session.authenticationType;
export const selectSessionEnd = (state: WithSession) => state.session.endedBecause;
export const selectIsAuthenticated = (state: WithSession) => state.session.isAuthenticated;
