import type { CurrentUser } from '@pusula/contracts';
import type { Fields } from '@pusula/frontend-kit/editing';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

export type FormName = 'profile' | 'coaching' | 'certificates';
/** `before`: the person as the form began with them. */
type Submission = { readonly form: FormName; readonly before: CurrentUser; readonly fields: Fields };

type EditingState = {
  /** The person as the server knows them, for a form to begin with; null until it has answered. */
  readonly user: CurrentUser | null;
  /** What the person is by now, when something was saved elsewhere that a submission would undo. */
  readonly conflict: CurrentUser | null;
};
const nothing: EditingState = { user: null, conflict: null };

const slice = createSlice({
  name: 'editing',
  initialState: nothing,
  reducers: {
    /** A form is shown, or wants another try; the saga asks for the person. */
    opened: () => nothing,
    loaded: (_state, { payload: user }: PayloadAction<CurrentUser>): EditingState => ({ user, conflict: null }),
    /** The saga saves it. */
    submitted: (state, _action: PayloadAction<Submission>): EditingState => ({ ...state, conflict: null }),
    conflicted: (state, { payload: conflict }: PayloadAction<CurrentUser>): EditingState => ({ ...state, conflict }),
    conflictSettled: (state): EditingState => ({ ...state, conflict: null }),
    left: () => nothing,
  },
});

export const editing = slice.actions;
export const editingReducer = slice.reducer;
export const selectEditing = (state: { editing: EditingState }): EditingState => state.editing;

/** Request keys of the calls. */
export const OWN_PERSON = 'editing/person';
export const SAVE = 'editing/save';
