import { newUserDraft } from '@pusula/frontend-kit/session';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** What the wizard knows besides the draft; none of it is ever written down. */
export type SignUpState = {
  readonly password: string;
  /** The address that was refused because somebody has an account with it. */
  readonly takenEmail: string;
};

const nothing: SignUpState = { password: '', takenEmail: '' };

const slice = createSlice({
  name: 'signUp',
  initialState: nothing,
  reducers: {
    /** An address was given; the saga asks whether it is free, and for a token that goes with it. */
    emailSubmitted: (state, _action: PayloadAction<string>): SignUpState => ({ ...state, takenEmail: '' }),
    emailTaken: (state, { payload }: PayloadAction<string>): SignUpState => ({ ...state, takenEmail: payload }),
    passwordChosen: (state, { payload }: PayloadAction<string>): SignUpState => ({ ...state, password: payload }),
    /** The summary was confirmed. */
    confirmed: () => undefined,
    /** Somebody gives up what they have told and begins anew. */
    startedOver: () => undefined,
  },
  extraReducers: (builder) => {
    builder.addCase(newUserDraft.reset, () => nothing).addCase(newUserDraft.cleared, () => nothing);
  },
});

export const signUp = slice.actions;
export const signUpReducer = slice.reducer;
type WithSignUp = { signUp: SignUpState };
export const selectSignUp = (state: WithSignUp): SignUpState => state.signUp;

/** Request keys of the wizard's calls. */
export const EMAIL_CHECK = 'signUp/email';
export const REGISTRATION = 'signUp/register';
