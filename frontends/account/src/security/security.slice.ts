import type { OpenSession } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Provider } from '../social/providers.ts';

export type SecurityState = {
  /** Null until the server has told them. `at` in milliseconds: what "an hour ago" counts from. */
  readonly sessions: { readonly list: readonly OpenSession[]; readonly at: number } | null;
  /** The address that a change waits to be confirmed for. */
  readonly pendingEmail: string | null;
};

const nothing: SecurityState = { sessions: null, pendingEmail: null };

/** How somebody proves, before they leave for good, that the account is theirs. */
export type Proof = { readonly password: string } | { readonly provider: Provider };

const slice = createSlice({
  name: 'security',
  initialState: nothing,
  reducers: {
    opened: () => nothing,
    sessionsRetried: () => undefined,
    sessionsArrived: (state, { payload }: PayloadAction<NonNullable<SecurityState['sessions']>>): SecurityState => ({
      ...state,
      sessions: payload,
    }),
    sessionEndRequested: (_state, _action: PayloadAction<string>) => undefined,
    otherSessionsEndRequested: () => undefined,
    passwordChanged: (_state, _action: PayloadAction<{ currentPassword: string; newPassword: string }>) => undefined,
    emailChangeRequested: (_state, _action: PayloadAction<{ email: string; password: string }>) => undefined,
    emailChangeSent: (state, { payload }: PayloadAction<string>): SecurityState => ({ ...state, pendingEmail: payload }),
    dataRequested: () => undefined,
    left: () => nothing,
    deletionConfirmed: (_state, _action: PayloadAction<Proof>) => undefined,
  },
});

export const security = slice.actions;
export const securityReducer = slice.reducer;
export const selectSecurity = (state: { security: SecurityState }): SecurityState => state.security;

/** Request keys of the calls. */
export const SESSIONS = 'security/sessions';
export const SESSION_END = 'security/sessionEnd';
export const PASSWORD_CHANGE = 'security/password';
export const EMAIL_CHANGE = 'security/email';
export const MY_DATA = 'security/data';
export const DELETION = 'security/deletion';
