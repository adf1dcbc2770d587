import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a mailed link has done: activated an account, or changed its address. */
export type LinkEffect = ReplyOf<'POST /auth/verify-account'>['purpose'];

type VerificationState = { readonly effect: LinkEffect | null };

const slice = createSlice({
  name: 'verification',
  initialState: { effect: null } as VerificationState,
  reducers: {
    /** A mailed link was opened; again after a failure that says nothing about the link. */
    linkOpened: (_state, _action: PayloadAction<string>): VerificationState => ({ effect: null }),
    succeeded: (_state, { payload }: PayloadAction<LinkEffect>): VerificationState => ({ effect: payload }),
    left: (): VerificationState => ({ effect: null }),
  },
});

export const verification = slice.actions;
export const verificationReducer = slice.reducer;
export const selectLinkEffect = (state: { verification: VerificationState }): LinkEffect | null => state.verification.effect;

/** Request key of the call that takes the link. */
export const VERIFICATION = 'verification';
