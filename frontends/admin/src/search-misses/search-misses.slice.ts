import type { Language } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Period } from '../dashboard/dashboard.slice.ts';

export type SearchMisses = ReplyOf<'GET /admin/search-misses'>['searchMisses'];
export type MissedWords = SearchMisses['words'][number];
export type MissedTopic = SearchMisses['topics'][number];
/** Words that become an example of a category. */
export type Gift = { readonly words: string; readonly language: Language; readonly categoryId: string };

export type SearchMissesState = {
  /** Null until they were loaded. They stay while newer ones are on their way, and say themselves which period they are of. */
  readonly misses: SearchMisses | null;
  /** The last change: what another try repeats. */
  readonly attempt: UnknownAction | null;
};

const withOwner = (state: SearchMissesState, { words, language }: Gift, givenTo: string | null): SearchMissesState => ({
  ...state,
  misses: state.misses && {
    ...state.misses,
    words: state.misses.words.map((one) => (one.words === words && one.language === language ? { ...one, givenTo } : one)),
  },
});

const slice = createSlice({
  name: 'searchMisses',
  initialState: { misses: null, attempt: null } as SearchMissesState,
  reducers: {
    /** Somebody looks, or wants newer figures. */
    requested: (_state, _action: PayloadAction<Period>) => undefined,
    loaded: (state, { payload: misses }: PayloadAction<SearchMisses>): SearchMissesState => ({ ...state, misses }),
    giveRequested: (state, action: PayloadAction<Gift>): SearchMissesState => ({ ...state, attempt: action }),
    /** It is among the examples of its category now. What the search learns of it shows with the next figures. */
    given: (state, { payload: gift }: PayloadAction<Gift>): SearchMissesState => withOwner(state, gift, gift.categoryId),
    /** The notice's Undo, by the entry of the audit log. */
    undoRequested: (state, action: PayloadAction<{ gift: Gift; entryId: string }>): SearchMissesState => ({ ...state, attempt: action }),
    takenBack: (state, { payload: gift }: PayloadAction<Gift>): SearchMissesState => withOwner(state, gift, null),
  },
});

export const searchMisses = slice.actions;
export const searchMissesReducer = slice.reducer;
export const selectSearchMisses = (state: { searchMisses: SearchMissesState }): SearchMissesState => state.searchMisses;

/** Request keys of the calls. */
export const MISSES = 'searchMisses/misses';
export const GIVING = 'searchMisses/giving';
