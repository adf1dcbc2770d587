import type { CategoryNode, Language } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The categories that coaches choose from, in one language. */
type CategoryTreeState = { readonly language: Language | null; readonly categories: readonly CategoryNode[] };

const none: CategoryTreeState = { language: null, categories: [] };

const slice = createSlice({
  name: 'categoryTree',
  initialState: none,
  reducers: {
    /** A page shows the tree in this language, or wants another try; the saga loads it. */
    needed: (_state, _action: PayloadAction<Language>) => undefined,
    arrived: (_state, { payload }: PayloadAction<{ language: Language; categories: CategoryNode[] }>): CategoryTreeState => payload,
  },
});

export const categoryTree = slice.actions;
export const categoryTreeReducer = slice.reducer;
export const selectCategoryTree = (state: { categoryTree: CategoryTreeState }): CategoryTreeState => state.categoryTree;

/** Request key of the call. */
export const CATEGORY_TREE = 'coaching/categories';
