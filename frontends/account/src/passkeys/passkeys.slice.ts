import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Factors = Omit<ReplyOf<'GET /auth/passkeys'>, 'success'>;

export type PasskeysState = {
  /** Null until the server has told them. `at` in milliseconds: what "an hour ago" counts from. */
  readonly factors: (Factors & { readonly at: number }) | null;
  /** New recovery codes, while they are shown; nothing keeps them. */
  readonly codes: readonly string[] | null;
};

const nothing: PasskeysState = { factors: null, codes: null };

const slice = createSlice({
  name: 'passkeys',
  initialState: nothing,
  reducers: {
    opened: () => nothing,
    retried: () => undefined,
    arrived: (state, { payload }: PayloadAction<NonNullable<PasskeysState['factors']>>): PasskeysState => ({ ...state, factors: payload }),
    added: (_state, _action: PayloadAction<string>) => undefined,
    renamed: (_state, _action: PayloadAction<{ id: string; name: string }>) => undefined,
    removed: (_state, _action: PayloadAction<string>) => undefined,
    codesWanted: () => undefined,
    codesArrived: (state, { payload }: PayloadAction<readonly string[]>): PasskeysState => ({ ...state, codes: payload }),
    codesKept: (state): PasskeysState => ({ ...state, codes: null }),
  },
});

export const passkeys = slice.actions;
export const passkeysReducer = slice.reducer;
export const selectPasskeys = (state: { passkeys: PasskeysState }): PasskeysState => state.passkeys;

/** Request keys of the calls. */
export const PASSKEYS = 'passkeys/list';
export const PASSKEY_ADDITION = 'passkeys/addition';
export const PASSKEY_CHANGE = 'passkeys/change';
export const RECOVERY_CODES = 'passkeys/codes';
