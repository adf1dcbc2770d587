import type { Language, Suggestion } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

type Typed = { readonly text: string; readonly language: Language };

type Loaded = { readonly text: string; readonly suggestions: readonly Suggestion[] };

/** Completions for what stands in the search box. */
type SuggestionsState = Loaded & {
  /** Somebody is about to press one of them: until they type on or go elsewhere, the list stays as it is. */
  readonly isPointedAt: boolean;
  /** What has come meanwhile. */
  readonly next: readonly Suggestion[] | null;
};

const none: SuggestionsState = { text: '', suggestions: [], isPointedAt: false, next: null };

/** What has come while the list stood still takes its place. */
const letGo = (state: SuggestionsState): SuggestionsState => ({
  ...state,
  suggestions: state.next ?? state.suggestions,
  isPointedAt: false,
  next: null,
});

const slice = createSlice({
  name: 'suggestions',
  initialState: none,
  reducers: {
    /** The old completions stay until the new ones are there, so that the list does not flicker; with nothing typed they go. */
    typed: (state, { payload }: PayloadAction<Typed>): SuggestionsState =>
      payload.text.trim() ? { ...letGo(state), text: payload.text } : none,
    loaded: (state, { payload }: PayloadAction<Loaded>): SuggestionsState => {
      if (payload.text !== state.text) return state;
      const isShown = state.suggestions.length > 0;
      return state.isPointedAt && isShown ? { ...state, next: payload.suggestions } : { ...state, suggestions: payload.suggestions };
    },
    /** A pointer moves over the list: nothing may take the place of what is under it. */
    pointedAt: (state): SuggestionsState => (state.isPointedAt ? state : { ...state, isPointedAt: true }),
    pointedElsewhere: letGo,
    left: () => none,
  },
});

export const suggestions = slice.actions;
export const suggestionsReducer = slice.reducer;
type WithSuggestions = { suggestions: SuggestionsState };
export const selectSuggestions = (state: WithSuggestions) => state.suggestions.suggestions;
