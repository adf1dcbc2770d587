import type { InputOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import { coachPage } from '../coach/coach.resources.ts';

type Search = NonNullable<InputOf<'POST /search/search'>['refines']>;
/** Whoever searches for something else later has another need. */
const SOON_MS = 2 * 60_000;

/** What is searched for in this tab, and what it takes the place of. */
export type RefinementState = {
  readonly last: (Search & { readonly at: number; readonly isOpened: boolean }) | null;
  /** The search that the last one takes the place of a moment later, although none of its results was opened. */
  readonly refines: Search | null;
};

const slice = createSlice({
  name: 'refinement',
  initialState: { last: null, refines: null } as RefinementState,
  reducers: {
    /** A search is sent; one whose filters or page changed keeps its id. */
    searched: {
      prepare: (search: Search) => ({ payload: { ...search, at: Date.now() } }),
      reducer: ({ last, refines }, { payload: { id, keyword, at } }: PayloadAction<Search & { at: number }>): RefinementState => {
        if (keyword === '') return { last: null, refines: null };
        if (last?.id === id) return { last, refines };
        const isRefined = last && !last.isOpened && at - last.at < SOON_MS;
        return { last: { id, keyword, at, isOpened: false }, refines: isRefined ? { id: last.id, keyword: last.keyword } : null };
      },
    },
  },
  extraReducers: (builder) =>
    builder.addCase(coachPage.opened, (state): RefinementState => ({ ...state, last: state.last && { ...state.last, isOpened: true } })),
});

export const refinement = slice.actions;
export const refinementReducer = slice.reducer;
export const selectRefines = ({ refinement }: { refinement: RefinementState }): Search | null => refinement.refines;
