import type { CategoryNode, Language } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The whole tree, in one language. */
type CategoriesState = { readonly language: Language | null; readonly categories: readonly CategoryNode[] };

const none: CategoriesState = { language: null, categories: [] };

const slice = createSlice({
  name: 'categories',
  initialState: none,
  reducers: {
    /** A page shows categories in this language; the saga loads them unless they are there. */
    needed: (_state, _action: PayloadAction<Language>) => undefined,
    retried: (_state, _action: PayloadAction<Language>) => undefined,
    arrived: (_state, { payload }: PayloadAction<{ language: Language; categories: CategoryNode[] }>): CategoriesState => payload,
  },
});

export const categories = slice.actions;
export const categoriesReducer = slice.reducer;
type WithCategories = { categories: CategoriesState };
export const selectCategories = (state: WithCategories) => state.categories;
