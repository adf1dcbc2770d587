import type { InputOf, ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Health = ReplyOf<'GET /admin/operations/health'>;
export type ServiceState = Health['services'][number];
export type Queue = ServiceState['name'];
export type Parked = ReplyOf<'GET /admin/operations/dead-letters'>;
export type Mail = ReplyOf<'GET /admin/operations/mail'>;
export type LetterName = InputOf<'GET /admin/operations/dead-letter'>;
export type Replay = InputOf<'POST /admin/operations/replay-dead-letters'>;

/** Null until the server has told it. */
export type OperationsState = {
  readonly health: Health | null;
  readonly parked: Parked | null;
  /** The event that is looked into, whole. */
  readonly message: { readonly id: string; readonly text: string } | null;
  readonly mail: Mail | null;
};

const nothing: OperationsState = { health: null, parked: null, message: null, mail: null };

const slice = createSlice({
  name: 'operations',
  initialState: nothing,
  reducers: {
    /** Looked at again and again until it is left. */
    healthWatched: () => undefined,
    healthLeft: () => undefined,
    healthArrived: (state, { payload: health }: PayloadAction<Health>): OperationsState => ({ ...state, health }),
    parkedNeeded: () => undefined,
    parkedArrived: (state, { payload: parked }: PayloadAction<Parked>): OperationsState => ({ ...state, parked }),
    inspected: (state, _action: PayloadAction<LetterName>): OperationsState => ({ ...state, message: null }),
    messageArrived: (state, { payload: message }: PayloadAction<OperationsState['message']>): OperationsState => ({ ...state, message }),
    /** What an event carries about people stays no longer than it is looked at. */
    inspectionEnded: (state): OperationsState => ({ ...state, message: null }),
    replayed: (_state, _action: PayloadAction<Replay>) => undefined,
    discarded: (_state, _action: PayloadAction<LetterName>) => undefined,
    mailNeeded: () => undefined,
    mailArrived: (state, { payload: mail }: PayloadAction<Mail>): OperationsState => ({ ...state, mail }),
  },
});

export const operations = slice.actions;
export const operationsReducer = slice.reducer;
type WithOperations = { operations: OperationsState };
export const selectHealth = (state: WithOperations): Health | null => state.operations.health;
export const selectParked = (state: WithOperations): Parked | null => state.operations.parked;
export const selectMessage = (state: WithOperations): OperationsState['message'] => state.operations.message;
export const selectMail = (state: WithOperations): Mail | null => state.operations.mail;

/** Request keys of the calls. */
export const HEALTH = 'operations/health';
export const PARKED = 'operations/parked';
export const MESSAGE = 'operations/message';
export const PARKED_CHANGE = 'operations/parkedChange';
export const MAIL = 'operations/mail';
