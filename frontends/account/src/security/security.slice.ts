import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { Provider } from '../social/providers.ts';

export type SecurityState = {
  /** The address that a change waits to be confirmed for. */
  readonly pendingEmail: string | null;
};

const nothing: SecurityState = { pendingEmail: null };

/** How somebody proves, before they leave for good, that the account is theirs. */
export type Proof = { readonly password: string } | { readonly provider: Provider };

const slice = createSlice({
  name: 'security',
  initialState: nothing,
  reducers: {
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
export const PASSWORD_CHANGE = 'security/password';
export const EMAIL_CHANGE = 'security/email';
export const MY_DATA = 'security/data';
export const DELETION = 'security/deletion';
