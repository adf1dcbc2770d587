import type { FoundCoach } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { coach } from './coach.slice.ts';

/** Coaches like the one on the page; null until they are known. */
export type SimilarState = { readonly to: string | null; readonly coaches: readonly FoundCoach[] | null };

const unknown: SimilarState = { to: null, coaches: null };

const slice = createSlice({
  name: 'similarCoaches',
  initialState: unknown,
  reducers: {
    arrived: (state, { payload }: PayloadAction<{ to: string; coaches: readonly FoundCoach[] }>): SimilarState =>
      payload.to === state.to ? payload : state,
  },
  extraReducers: (builder) =>
    // Another language of the same page: who is there stays until the other words are.
    builder.addCase(coach.opened, (state, { payload: { id } }): SimilarState => (id === state.to ? state : { to: id, coaches: null })),
});

export const similar = slice.actions;
export const similarReducer = slice.reducer;
type WithSimilar = { similarCoaches: SimilarState };
export const selectSimilar = (state: WithSimilar) => state.similarCoaches.coaches;
