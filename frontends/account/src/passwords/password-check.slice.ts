import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** `none`: not asked; `unknown`: could not be asked, so that the call which sets the password judges it alone. */
export type PasswordVerdict = 'none' | 'asking' | 'fine' | 'common' | 'unknown';
/** A password that is being chosen, and for whom. It is kept in memory only. */
/** With what is known of its owner. */
export type ChosenPassword = {
  readonly password: string;
  readonly email?: string | undefined;
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
};

type PasswordCheckState = { readonly password: string; readonly verdict: PasswordVerdict };

const nothing: PasswordCheckState = { password: '', verdict: 'none' };

const ask = (_: PasswordCheckState, { payload }: PayloadAction<ChosenPassword>): PasswordCheckState => ({
  password: payload.password,
  verdict: 'asking',
});

const slice = createSlice({
  name: 'passwordCheck',
  initialState: nothing,
  reducers: {
    /** It meets the rules that can be checked here, and may change with the next stroke. */
    typed: ask,
    /** Its owner wants to go on with it. */
    submitted: ask,
    judged: (state, { payload }: PayloadAction<'fine' | 'common' | 'unknown'>): PasswordCheckState => ({ ...state, verdict: payload }),
    left: () => nothing,
  },
});

export const passwordCheck = slice.actions;
export const passwordCheckReducer = slice.reducer;
/** What is known of this password; a verdict on another one says nothing. */
export const selectPasswordVerdict =
  (password: string) =>
  ({ passwordCheck: { password: asked, verdict } }: { passwordCheck: PasswordCheckState }): PasswordVerdict =>
    asked === password ? verdict : 'none';
