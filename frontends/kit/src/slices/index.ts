export { type ActionCreatorWithoutPayload, type ActionCreatorWithPayload, createAction, type PayloadAction } from './create-action.ts';
export { createSlice } from './create-slice.ts';
