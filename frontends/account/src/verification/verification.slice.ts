import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** What a mailed link has done: activated an account, or changed its address. */
export type LinkEffect = ReplyOf<'POST /auth/verify-account'>['purpose'];

type VerificationState = {
  readonly effect: LinkEffect | null;
  /** The token of a link that somebody has to sign in for first. In memory alone: a page that is loaded anew has forgotten it. */
  readonly waiting: string | null;
};

const slice = createSlice({
  name: 'verification',
  initialState: { effect: null, waiting: null } as VerificationState,
  reducers: {
    /** A mailed link was opened; again after a failure that says nothing about the link. */
    linkOpened: (_state, _action: PayloadAction<string>): VerificationState => ({ effect: null, waiting: null }),
    signInBegun: (_state, { payload }: PayloadAction<string>): VerificationState => ({ effect: null, waiting: payload }),
    succeeded: (_state, { payload }: PayloadAction<LinkEffect>): VerificationState => ({ effect: payload, waiting: null }),
    left: ({ waiting }): VerificationState => ({ effect: null, waiting }),
  },
});

export const verification = slice.actions;
export const verificationReducer = slice.reducer;
export const selectLinkEffect = (state: { verification: VerificationState }): LinkEffect | null => state.verification.effect;
export const selectWaitingLink = (state: { verification: VerificationState }): string | null => state.verification.waiting;

/** Request key of the call that takes the link. */
export const VERIFICATION = 'verification';
