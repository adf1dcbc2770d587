import type { CategoryExamples } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

/** What people say when they need a category, and what else they call it, as it is saved. `version` 0: nobody has written anything. */
export type SavedExamples = { readonly id: string; readonly version: number; readonly examples: CategoryExamples };
export type Reading = Pick<ReplyOf<'POST /admin/category/try-sentence'>, 'isReady' | 'intents' | 'cities'>;

export const savedExamples = resource('savedExamples', 'GET /admin/category/examples', {
  pick: ({ version, examples }, { id }): SavedExamples => ({ id, version, examples }),
  keeps: (before, now) => before.id === now.id,
  forgets: true,
});

/** What the search reads in the sentence that is tried; asked again each second for as long as it has not learnt what was saved last. */
export const reading = resource('reading', 'POST /admin/category/try-sentence', {
  pick: ({ isReady, intents, cities }): Reading => ({ isReady, intents, cities }),
  forgets: true,
  // Long enough not to read every letter on its way.
  pauseMs: 200,
  repeat: { everyMs: 1_000, whileIt: (answer) => answer?.isReady === false },
});

export type CategoryExamplesState = {
  /** The sentence that is tried out; '' for none. */
  readonly tried: string;
  /** The entry of the audit log that was undone last: what another try repeats. */
  readonly undoing: string | null;
};

const nothing: CategoryExamplesState = { tried: '', undoing: null };

const slice = createSlice({
  name: 'categoryExamples',
  initialState: nothing,
  reducers: {
    left: () => nothing,
    saveRequested: (_state, _action: PayloadAction<SavedExamples>) => undefined,
    /** The notice's Undo, by the entry of the audit log. */
    undoRequested: (state, { payload: undoing }: PayloadAction<string>): CategoryExamplesState => ({ ...state, undoing }),
    sentenceTyped: (state, { payload: tried }: PayloadAction<string>): CategoryExamplesState => ({ ...state, tried }),
  },
});

export const categoryExamples = slice.actions;
export const categoryExamplesReducer = slice.reducer;
export const selectCategoryExamples = (state: { categoryExamples: CategoryExamplesState }): CategoryExamplesState => state.categoryExamples;

/** Request keys of the calls that change something. */
export const EXAMPLES_SAVE = 'categoryExamples/save';
export const EXAMPLES_UNDO = 'categoryExamples/undo';
