import type { Language, PublicCoach } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type CoachWanted = { readonly id: string; readonly language: Language };

export type SharedPage = { readonly title: string; readonly url: string };

/** The coach on the page. */
export type CoachState = { readonly wanted: CoachWanted | null; readonly coach: PublicCoach | null };

const nobody: CoachState = { wanted: null, coach: null };

const slice = createSlice({
  name: 'coach',
  initialState: nobody,
  reducers: {
    /** Somebody opened a coach's page, or switched its language; the texts on it stay until the others are there. */
    opened: (state, { payload }: PayloadAction<CoachWanted>): CoachState => ({
      wanted: payload,
      coach: state.coach?.id === payload.id ? state.coach : null,
    }),
    arrived: (state, { payload }: PayloadAction<PublicCoach>): CoachState =>
      payload.id === state.wanted?.id ? { ...state, coach: payload } : state,
    retried: () => undefined,
    /** Somebody wants to pass this page on; the saga hands it to the device, or to the clipboard. */
    shared: (_state, _action: PayloadAction<SharedPage>) => undefined,
  },
});

export const coach = slice.actions;
export const coachReducer = slice.reducer;
type WithCoach = { coach: CoachState };
export const selectCoach = (state: WithCoach) => state.coach;
