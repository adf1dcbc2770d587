import type { InputOf, ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Health = ReplyOf<'GET /admin/operations/health'>;
export type ServiceState = Health['services'][number];
export type Queue = ServiceState['name'];
export type Parked = ReplyOf<'GET /admin/operations/dead-letters'>;
export type Mail = ReplyOf<'GET /admin/operations/mail'>;
/** Left-out parts are any. */
export type MailFilter = {
  readonly [Part in keyof InputOf<'GET /admin/operations/mail'>]?: InputOf<'GET /admin/operations/mail'>[Part] | undefined;
};
export type LetterName = InputOf<'GET /admin/operations/dead-letter'>;
export type Replay = InputOf<'POST /admin/operations/replay-dead-letters'>;

/** Null until the server has told it. */
export type OperationsState = {
  readonly health: Health | null;
  readonly parked: Parked | null;
  /** The event that is looked into, whole. */
  readonly message: { readonly id: string; readonly text: string } | null;
  readonly mail: Mail | null;
  readonly mailFilter: MailFilter;
};

const nothing: OperationsState = { health: null, parked: null, message: null, mail: null, mailFilter: {} };

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
    /** Somebody looks for other e-mails; the saga asks for them when they pause. */
    mailFiltered: (state, { payload: mailFilter }: PayloadAction<MailFilter>): OperationsState => ({ ...state, mailFilter }),
    /** One that was given up is to be sent after all. */
    emailRetried: (_state, _action: PayloadAction<string>) => undefined,
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
export const selectMailFilter = (state: WithOperations): MailFilter => state.operations.mailFilter;

/** Request keys of the calls. */
export const HEALTH = 'operations/health';
export const PARKED = 'operations/parked';
export const MESSAGE = 'operations/message';
export const PARKED_CHANGE = 'operations/parkedChange';
export const MAIL = 'operations/mail';
export const MAIL_RETRY = 'operations/mailRetry';
