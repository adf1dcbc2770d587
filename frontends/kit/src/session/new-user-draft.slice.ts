import type { CurrentUser } from '@pusula/contracts';
import { createSlice } from '@reduxjs/toolkit';

/** What somebody who signs up has told so far (specification section 3). Pages that start afresh reset it. */
export type NewUserDraft = Pick<CurrentUser, 'userType' | 'status' | 'isDeleted'>;

const fresh: NewUserDraft = { status: 'enabled', userType: 'member', isDeleted: false };

const slice = createSlice({
  name: 'newUserDraft',
  initialState: fresh,
  reducers: {
    /** Back to the defaults. */
    reset: () => fresh,
  },
});

export const newUserDraft = slice.actions;
export const newUserDraftReducer = slice.reducer;
