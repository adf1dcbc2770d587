import type { Language } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { UnknownAction } from 'redux';
import type { ExampleKind } from '../category-examples/example-lists.ts';

export type SearchMisses = ReplyOf<'GET /admin/search-misses'>['searchMisses'];
export type MissedWords = SearchMisses['words'][number];
export type MissedTopic = SearchMisses['topics'][number];
/** Words that become an example sentence or another name of a category. */
export type Gift = { readonly words: string; readonly language: Language; readonly categoryId: string; readonly kind: ExampleKind };

/** They stay while newer ones are on their way, and say themselves which period they are of. */
export const searchMisses = resource('searchMisses', 'GET /admin/search-misses', { pick: (reply): SearchMisses => reply.searchMisses });

/** The misses with words that were given to a category, or to none. */
export const withOwner = (misses: SearchMisses, { words, language }: Gift, givenTo: string | null): SearchMisses => ({
  ...misses,
  words: misses.words.map((one) => (one.words === words && one.language === language ? { ...one, givenTo } : one)),
});

type GiftsState = {
  /** The last change: what another try repeats. */
  readonly attempt: UnknownAction | null;
};

const slice = createSlice({
  name: 'gifts',
  initialState: { attempt: null } as GiftsState,
  reducers: {
    giveRequested: (_state, action: PayloadAction<Gift>): GiftsState => ({ attempt: action }),
    /** The notice's Undo, by the entry of the audit log. */
    undoRequested: (_state, action: PayloadAction<{ gift: Gift; entryId: string }>): GiftsState => ({ attempt: action }),
  },
});

export const gifts = slice.actions;
export const giftsReducer = slice.reducer;
export const selectGifts = (state: { gifts: GiftsState }): GiftsState => state.gifts;

/** Request key of giving, and of undoing it. */
export const GIVING = 'searchMisses/giving';
