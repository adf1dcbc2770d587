import type { CategoryExamples } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What people say when they need a category, as it is saved. `version` 0: nobody has written anything. */
export type SavedExamples = { readonly id: string; readonly version: number; readonly examples: CategoryExamples };
export type Reading = Pick<ReplyOf<'POST /admin/category/try-sentence'>, 'isReady' | 'intents' | 'cities'>;

export type CategoryExamplesState = {
  /** Null until it was loaded. */
  readonly saved: SavedExamples | null;
  /** The sentence that is tried out; '' for none. */
  readonly tried: string;
  /** What the search reads in it; of the sentence before, until the answer is there. */
  readonly reading: Reading | null;
  /** The entry of the audit log that was undone last: what another try repeats. */
  readonly undoing: string | null;
};

const nothing: CategoryExamplesState = { saved: null, tried: '', reading: null, undoing: null };

const slice = createSlice({
  name: 'categoryExamples',
  initialState: nothing,
  reducers: {
    /** Somebody looks at a category's, or wants another try. */
    opened: (state, { payload: id }: PayloadAction<string>): CategoryExamplesState => (state.saved?.id === id ? state : nothing),
    left: () => nothing,
    loaded: (state, { payload: saved }: PayloadAction<SavedExamples>): CategoryExamplesState => ({ ...state, saved }),
    saveRequested: (_state, _action: PayloadAction<SavedExamples>) => undefined,
    /** The notice's Undo, by the entry of the audit log. */
    undoRequested: (state, { payload: undoing }: PayloadAction<string>): CategoryExamplesState => ({ ...state, undoing }),
    sentenceTyped: (state, { payload: tried }: PayloadAction<string>): CategoryExamplesState => ({
      ...state,
      tried,
      reading: tried.trim() === '' ? null : state.reading,
    }),
    sentenceRead: (state, { payload: reading }: PayloadAction<Reading>): CategoryExamplesState => ({ ...state, reading }),
  },
});

export const categoryExamples = slice.actions;
export const categoryExamplesReducer = slice.reducer;
export type WithCategoryExamples = { categoryExamples: CategoryExamplesState };
export const selectCategoryExamples = (state: WithCategoryExamples): CategoryExamplesState => state.categoryExamples;

/** Request keys of the calls. */
export const EXAMPLES = 'categoryExamples/examples';
export const EXAMPLES_SAVE = 'categoryExamples/save';
export const EXAMPLES_UNDO = 'categoryExamples/undo';
export const EXAMPLES_READING = 'categoryExamples/reading';

/** Where what people say about a category is written. */
export const examplesPath = (categoryId: string): string => `/admin/category-examples/${categoryId}`;
