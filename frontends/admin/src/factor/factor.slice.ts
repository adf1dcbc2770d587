import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type FactorState = {
  /** By when the administrator needs a passkey, as ISO 8601; null while they have one, or while nobody has asked. */
  readonly dueAt: string | null;
};

const slice = createSlice({
  name: 'factor',
  initialState: { dueAt: null } as FactorState,
  reducers: {
    /** The console was opened, or a call was refused for the want of one. */
    wanted: () => undefined,
    arrived: (_state, { payload }: PayloadAction<string | null>): FactorState => ({ dueAt: payload }),
  },
});

export const factor = slice.actions;
export const factorReducer = slice.reducer;
export const selectFactor = (state: { factor: FactorState }): FactorState => state.factor;
