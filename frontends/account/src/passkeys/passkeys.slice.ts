import type { ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** `at` in milliseconds: what "an hour ago" counts from. */
export type Factors = Pick<
  ReplyOf<'GET /auth/passkeys'>,
  'passkeys' | 'recoveryCodesLeft' | 'hasPassword' | 'providers' | 'removedProviders' | 'factorDueAt' | 'factorDueIfRemoved'
> & {
  readonly at: number;
};

/** What the person signs in with. */
export const factors = resource('factors', 'GET /auth/passkeys', {
  pick: ({ passkeys: list, recoveryCodesLeft, hasPassword, providers, removedProviders, factorDueAt, factorDueIfRemoved }): Factors => ({
    passkeys: list,
    recoveryCodesLeft,
    hasPassword,
    providers,
    removedProviders,
    factorDueAt,
    factorDueIfRemoved,
    at: Date.now(),
  }),
  forgets: true,
});

export type PasskeysState = {
  /** New recovery codes, while they are shown; nothing keeps them. */
  readonly codes: readonly string[] | null;
};

const slice = createSlice({
  name: 'passkeys',
  initialState: { codes: null } as PasskeysState,
  reducers: {
    added: (_state, _action: PayloadAction<string>) => undefined,
    renamed: (_state, _action: PayloadAction<{ id: string; name: string }>) => undefined,
    removed: (_state, _action: PayloadAction<string>) => undefined,
    codesRequested: () => undefined,
    codesLoaded: (_state, { payload: codes }: PayloadAction<readonly string[]>): PasskeysState => ({ codes }),
    codesKept: (): PasskeysState => ({ codes: null }),
  },
  extraReducers: (builder) => builder.addCase(factors.opened, (): PasskeysState => ({ codes: null })),
});

export const passkeys = slice.actions;
export const passkeysReducer = slice.reducer;
export const selectPasskeys = (state: { passkeys: PasskeysState }): PasskeysState => state.passkeys;

/** Request keys of the calls. */
export const PASSKEY_ADDITION = 'passkeys/addition';
export const PASSKEY_CHANGE = 'passkeys/change';
export const RECOVERY_CODES = 'passkeys/codes';
