import type { Language, Suggestion } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Typed = { readonly text: string; readonly language: Language };

/** Completions for what stands in the search box. */
type SuggestionsState = { readonly text: string; readonly suggestions: readonly Suggestion[] };

const none: SuggestionsState = { text: '', suggestions: [] };

const slice = createSlice({
  name: 'suggestions',
  initialState: none,
  reducers: {
    /** The old completions stay until the new ones are there, so that the list does not flicker; with nothing typed they go. */
    typed: (state, { payload }: PayloadAction<Typed>): SuggestionsState => (payload.text.trim() ? { ...state, text: payload.text } : none),
    loaded: (state, { payload }: PayloadAction<SuggestionsState>): SuggestionsState => (payload.text === state.text ? payload : state),
    left: () => none,
  },
});

export const suggestions = slice.actions;
export const suggestionsReducer = slice.reducer;
type WithSuggestions = { suggestions: SuggestionsState };
export const selectSuggestions = (state: WithSuggestions) => state.suggestions.suggestions;
