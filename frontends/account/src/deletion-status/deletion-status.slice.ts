import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type DeletionRequest = Pick<ReplyOf<'GET /auth/data-deletion-status'>, 'status' | 'requestedAt' | 'erasedAt'>;

const slice = createSlice({
  name: 'deletionStatus',
  initialState: { request: null } as { readonly request: DeletionRequest | null },
  reducers: {
    /** Somebody asks after a request by its code. */
    asked: (_state, _action: PayloadAction<string>) => ({ request: null }),
    arrived: (_state, { payload }: PayloadAction<DeletionRequest>) => ({ request: payload }),
  },
});

export const deletionStatus = slice.actions;
export const deletionStatusReducer = slice.reducer;
export const selectDeletionRequest = (state: { deletionStatus: { request: DeletionRequest | null } }) => state.deletionStatus.request;

/** Request key of the call. */
export const DELETION_STATUS = 'deletionStatus';
