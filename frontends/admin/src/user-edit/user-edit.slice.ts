import type { EditedUser } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { UserFields } from './user-fields.ts';

/** `before`: the person as the form began with them. */
export type Submission = { readonly before: EditedUser; readonly fields: UserFields };

type UserEditState = {
  /** Whose page is open. */
  readonly id: string | null;
  /** The person as the services know them; null until they have answered. */
  readonly user: EditedUser | null;
  /** What the person is by now, when something was saved elsewhere that a submission would undo. */
  readonly conflict: EditedUser | null;
};
const nobody: UserEditState = { id: null, user: null, conflict: null };

const slice = createSlice({
  name: 'userEdit',
  initialState: nobody,
  reducers: {
    /** A person's page is shown, or wants another try; the saga asks for them. */
    opened: (_state, { payload: id }: PayloadAction<string>): UserEditState => ({ ...nobody, id }),
    /** Whoever has left the page for another person's does not see the first one there. */
    loaded: (state, { payload: user }: PayloadAction<EditedUser>): UserEditState =>
      state.id === user.id ? { ...state, user, conflict: null } : state,
    /** The saga saves it. */
    submitted: (state, _action: PayloadAction<Submission>): UserEditState => ({ ...state, conflict: null }),
    conflicted: (state, { payload: conflict }: PayloadAction<EditedUser>): UserEditState =>
      state.id === conflict.id ? { ...state, conflict } : state,
    conflictSettled: (state): UserEditState => ({ ...state, conflict: null }),
    /** The person is to be soft-deleted. */
    deleted: (_state, _action: PayloadAction<EditedUser>) => undefined,
    /** The deleted person is to come back, as what they were. */
    restored: (_state, _action: PayloadAction<Pick<EditedUser, 'id' | 'status' | 'accountVersion'>>) => undefined,
    /** The notice's Undo of what was just done to the person. */
    undone: (_state, _action: PayloadAction<{ id: string; entryIds: readonly string[] }>) => undefined,
    left: () => nobody,
  },
});

export const userEdit = slice.actions;
export const userEditReducer = slice.reducer;
export const selectUserEdit = (state: { userEdit: UserEditState }): UserEditState => state.userEdit;

/** Request keys of the calls. */
export const EDITED_USER = 'userEdit/user';
export const SAVE = 'userEdit/save';
export const STANDING = 'userEdit/standing';
export const UNDO = 'userEdit/undo';
