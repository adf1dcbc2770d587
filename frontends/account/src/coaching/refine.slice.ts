import type { INFORMATION_TYPES, Language } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type RefinedType = (typeof INFORMATION_TYPES)[number];
type Wish = { readonly type: RefinedType; readonly text: string; readonly language: Language };

/** A suggestion, and the text that it was made for. */
export type Suggestion = { readonly of: string; readonly text: string; readonly source: ReplyOf<'POST /ai/refine'>['source'] };
export type RefineState = Readonly<Record<RefinedType, Suggestion | null>>;

const none: RefineState = { Headline: null, Bio: null };

const slice = createSlice({
  name: 'refine',
  initialState: none,
  reducers: {
    asked: (state, { payload: { type } }: PayloadAction<Wish>): RefineState => ({ ...state, [type]: null }),
    suggested: (state, { payload: { type, suggestion } }: PayloadAction<{ type: RefinedType; suggestion: Suggestion }>): RefineState => ({
      ...state,
      [type]: suggestion,
    }),
    /** Taken over or declined. */
    settled: (state, { payload: type }: PayloadAction<RefinedType>): RefineState => ({ ...state, [type]: null }),
  },
});

export const refine = slice.actions;
export const refineReducer = slice.reducer;
export const selectSuggestion =
  (type: RefinedType) =>
  (state: { refine: RefineState }): Suggestion | null =>
    state.refine[type];

/** Request key of the call about one of the texts. */
export const refineKey = (type: RefinedType): string => `coaching/refine/${type}`;
