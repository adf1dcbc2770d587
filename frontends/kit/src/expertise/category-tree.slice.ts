import type { CategoryNode, Language } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The categories that coaches choose from, in each language; null until they were loaded. */
type CategoryTreeState = Readonly<Record<Language, readonly CategoryNode[] | null>>;

const none: CategoryTreeState = { tr: null, en: null };
type Arrived = { language: Language; categories: readonly CategoryNode[] };

const slice = createSlice({
  name: 'categoryTree',
  initialState: none,
  reducers: {
    /** A page shows the tree in this language, or wants another try; the saga loads it. */
    needed: (_state, _action: PayloadAction<Language>) => undefined,
    arrived: (state, { payload: { language, categories } }: PayloadAction<Arrived>): CategoryTreeState => ({
      ...state,
      [language]: categories,
    }),
  },
});

export const categoryTree = slice.actions;
export const categoryTreeReducer = slice.reducer;
export const selectCategoryTrees = (state: { categoryTree: CategoryTreeState }): CategoryTreeState => state.categoryTree;

/** Request key of the call. */
export const CATEGORY_TREE = 'expertise/categories';
