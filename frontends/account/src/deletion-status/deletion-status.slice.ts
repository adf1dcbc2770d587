import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type DeletionRequest = Pick<ReplyOf<'GET /auth/data-deletion-status'>, 'status' | 'requestedAt' | 'erasedAt' | 'receipts'>;

type DeletionState = {
  readonly code: string;
  readonly request: DeletionRequest | null;
  /** It takes longer than somebody should sit and wait for. */
  readonly isLong: boolean;
};
const nothing: DeletionState = { code: '', request: null, isLong: false };

const slice = createSlice({
  name: 'deletionStatus',
  initialState: nothing,
  reducers: {
    /** Somebody asks after a request by its code; what is known of it stays on the page. */
    asked: (state, { payload: code }: PayloadAction<string>): DeletionState =>
      code === state.code ? { ...state, isLong: false } : { ...nothing, code },
    arrived: (state, { payload: request }: PayloadAction<DeletionRequest>): DeletionState => ({ ...state, request }),
    waitedLong: (state): DeletionState => ({ ...state, isLong: true }),
    left: () => nothing,
  },
});

export const deletionStatus = slice.actions;
export const deletionStatusReducer = slice.reducer;
export const selectDeletion = (state: { deletionStatus: DeletionState }) => state.deletionStatus;

/** Request key of the call. */
export const DELETION_STATUS = 'deletionStatus';
