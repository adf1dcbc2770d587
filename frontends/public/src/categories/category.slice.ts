import type { CategoryNode, FoundCoach, Language } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type CategoryWanted = { readonly id: string; readonly language: Language; readonly page: number };
type Loaded = { readonly category: CategoryNode; readonly parents: readonly CategoryNode[] };
export type CoachPage = {
  readonly coaches: readonly FoundCoach[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

/** The category on the page, and the stretch of its coaches that is shown. */
export type CategoryState = {
  readonly wanted: CategoryWanted | null;
  readonly loaded: Loaded | null;
  readonly coachPage: CoachPage | null;
};

const nothing: CategoryState = { wanted: null, loaded: null, coachPage: null };

const slice = createSlice({
  name: 'category',
  initialState: nothing,
  reducers: {
    /** Somebody opened a category, turned its page or switched its language; what is there stays until the new is. */
    opened: (state, { payload }: PayloadAction<CategoryWanted>): CategoryState =>
      payload.id === state.wanted?.id ? { ...state, wanted: payload } : { ...nothing, wanted: payload },
    arrived: (state, { payload }: PayloadAction<Loaded>): CategoryState =>
      payload.category.id === state.wanted?.id ? { ...state, loaded: payload } : state,
    coachesArrived: (state, { payload }: PayloadAction<CoachPage & { id: string }>): CategoryState => {
      const { id, ...coachPage } = payload;
      return id === state.wanted?.id ? { ...state, coachPage } : state;
    },
    retried: () => undefined,
  },
});

export const category = slice.actions;
export const categoryReducer = slice.reducer;
type WithCategory = { category: CategoryState };
export const selectCategory = (state: WithCategory) => state.category;
