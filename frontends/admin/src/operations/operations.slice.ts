import type { InputOf, ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

export type ServiceState = ReplyOf<'GET /admin/operations/health'>['services'][number];
export type Queue = ServiceState['name'];
export type DeadLetters = ReplyOf<'GET /admin/operations/dead-letters'>;
export type Mail = ReplyOf<'POST /admin/operations/mail'>;
/** Left-out parts are any. */
export type MailFilter = {
  readonly [Part in keyof InputOf<'POST /admin/operations/mail'>]?: InputOf<'POST /admin/operations/mail'>[Part] | undefined;
};
type LetterName = InputOf<'GET /admin/operations/dead-letter'>;
type Replay = InputOf<'POST /admin/operations/replay-dead-letters'>;

/** Every service as it answers now. */
export const health = resource('health', 'GET /admin/operations/health', {
  pick: ({ services, at }) => ({ services, at }),
  repeat: { everyMs: 10_000 },
});

export const failedEvents = resource('failedEvents', 'GET /admin/operations/dead-letters', {
  pick: ({ deadLetters, total }) => ({ deadLetters, total }),
});

/** The event that is looked into, whole. What it carries about people stays no longer than it is looked at. */
export const failedMessage = resource('failedMessage', 'GET /admin/operations/dead-letter', {
  pick: ({ message }) => message,
  keeps: () => false,
  forgets: true,
});

/** Nobody reads a table while typing faster than this. */
export const emails = resource('emails', 'POST /admin/operations/mail', { pick: (mail): Mail => mail, pauseMs: 250 });

/** What is asked for by a filter. */
export const emailsInput = ({ search, state, kind }: MailFilter) => ({
  ...(search?.trim() && { search: search.trim() }),
  ...(state && { state }),
  ...(kind && { kind }),
});

type OperationsState = { readonly mailFilter: MailFilter };

const slice = createSlice({
  name: 'operations',
  initialState: { mailFilter: {} } as OperationsState,
  reducers: {
    replayed: (_state, _action: PayloadAction<Replay>) => undefined,
    discarded: (_state, _action: PayloadAction<LetterName>) => undefined,
    mailFiltered: (_state, { payload: mailFilter }: PayloadAction<MailFilter>): OperationsState => ({ mailFilter }),
    /** One that was given up is to be sent after all. */
    emailRetried: (_state, _action: PayloadAction<string>) => undefined,
  },
});

export const operations = slice.actions;
export const operationsReducer = slice.reducer;
export const selectMailFilter = (state: { operations: OperationsState }): MailFilter => state.operations.mailFilter;

/** Request keys of the calls that change something. */
export const DEAD_LETTER_CHANGE = 'operations/parkedChange';
export const MAIL_RETRY = 'operations/mailRetry';
