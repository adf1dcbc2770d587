import type { AUTHENTICATION_TYPES, SecondStep } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** A sign-in whose first step was right. */
export type PendingSignIn = SecondStep & {
  readonly authenticationType: (typeof AUTHENTICATION_TYPES)[number];
  /** The provider's token, where it began with one. */
  readonly token: string | undefined;
  /** Null: to no page of their own choice. */
  readonly returnTo: string | null;
};

export type SecondStepState = {
  readonly pending: PendingSignIn | null;
  /** Of somebody who has come in with a recovery code: how many are left. */
  readonly codesLeft: number | null;
};

const nothing: SecondStepState = { pending: null, codesLeft: null };

const slice = createSlice({
  name: 'secondStep',
  initialState: nothing,
  reducers: {
    requested: (_state, { payload }: PayloadAction<PendingSignIn>): SecondStepState => ({ pending: payload, codesLeft: null }),
    passkeyChosen: () => undefined,
    codeGiven: (_state, _action: PayloadAction<string>) => undefined,
    /** A recovery code was right: a new passkey is the next thing to do. */
    recovered: (_state, { payload }: PayloadAction<number>): SecondStepState => ({ pending: null, codesLeft: payload }),
    left: ({ codesLeft }): SecondStepState => ({ pending: null, codesLeft }),
    /** There is a passkey again, or the page that asks for one was left. */
    settled: () => nothing,
  },
});

export const secondStep = slice.actions;
export const secondStepReducer = slice.reducer;
export const selectSecondStep = (state: { secondStep: SecondStepState }): SecondStepState => state.secondStep;

/** Where passkeys are added. */
export const PASSKEYS_PAGE = '/profile/security#passkeys';
