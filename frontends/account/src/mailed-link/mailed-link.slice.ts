import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** What people ask a mailed link for. */
export type LinkPurpose = 'activation' | 'passwordReset';

/** Where the last link went. `sentAt` in milliseconds. */
type Sent = { readonly email: string; readonly sentAt: number };
type MailedLinks = { readonly [Purpose in LinkPurpose]: Sent | null };

const none: MailedLinks = { activation: null, passwordReset: null };

const slice = createSlice({
  name: 'mailedLinks',
  initialState: none,
  reducers: {
    /** Somebody wants a link, or one more. */
    requested: (_state, _action: PayloadAction<{ purpose: LinkPurpose; email: string }>) => undefined,
    sent: (state, { payload: { purpose, ...sent } }: PayloadAction<{ purpose: LinkPurpose } & Sent>): MailedLinks => ({
      ...state,
      [purpose]: sent,
    }),
    /** The page was opened anew, or another address is to be given. */
    begun: (state, { payload: purpose }: PayloadAction<LinkPurpose>): MailedLinks => ({ ...state, [purpose]: null }),
  },
});

export const mailedLinks = slice.actions;
export const mailedLinksReducer = slice.reducer;
export const selectSentLink =
  (purpose: LinkPurpose) =>
  (state: { mailedLinks: MailedLinks }): Sent | null =>
    state.mailedLinks[purpose];

/** Request key of the call that has a link mailed. */
export const linkKey = (purpose: LinkPurpose): string => `mailedLink/${purpose}`;
