import type { HelpLine } from '@pusula/contracts';
import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** The whole table, and which version of it that is. */
export type SavedHelpLines = { readonly version: number; readonly helpLines: readonly HelpLine[] };

export const savedHelpLines = resource('savedHelpLines', 'GET /admin/help-lines', {
  pick: ({ version, helpLines }): SavedHelpLines => ({ version, helpLines }),
  forgets: true,
});

export type HelpLineFields = { lines: HelpLine[] };

/** `before`: the table as the form began with it. */
export type Submission = { readonly before: SavedHelpLines; readonly fields: HelpLineFields };

type HelpLinesState = {
  /** What is saved by now, when somebody else saved a table that a submission would undo. */
  readonly conflict: SavedHelpLines | null;
};
const none: HelpLinesState = { conflict: null };

const slice = createSlice({
  name: 'helpLines',
  initialState: none,
  reducers: {
    /** The saga saves it. */
    submitted: (_state, _action: PayloadAction<Submission>): HelpLinesState => none,
    conflicted: (_state, { payload: conflict }: PayloadAction<SavedHelpLines>): HelpLinesState => ({ conflict }),
    conflictSettled: (): HelpLinesState => none,
    left: (): HelpLinesState => none,
  },
});

export const helpLines = slice.actions;
export const helpLinesReducer = slice.reducer;
export const selectHelpLines = (state: { helpLines: HelpLinesState }): HelpLinesState => state.helpLines;

/** Request key of the call that saves. */
export const SAVE = 'helpLines/save';
