import { z } from 'zod';
import { NOTICES } from './account-events.ts';
import { LINK_PURPOSES } from './accounts.ts';
import { ADMIN_ONLY, endpoint, type Owner, SERVICE_NAMES } from './define.ts';
import { LIMITS } from './limits.ts';
import { Id, line, Timestamp } from './values.ts';

/** What admins see of the running product and may do about it. */

const count = z.int().nonnegative();
const OWNERS = [...SERVICE_NAMES, 'gateway'] as const satisfies readonly Owner[];
const Queue = z.enum(OWNERS);

export const serviceHealth = endpoint('GET /admin/operations/health', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'Every service as it answers now, and the queue of events that it consumes.',
  input: z.object({}),
  reply: z.object({
    services: z.array(
      z.object({
        name: Queue,
        isReady: z.boolean(),
        /** Milliseconds to its answer; null when there was none. */
        tookMs: count.nullable(),
        /** Dependency -> `ok`, `slow` or `away`. */
        checks: z.record(z.string(), z.string()),
        /** Whether the gateway lets calls through to it (R9); null for the gateway itself. */
        breaker: z.enum(['closed', 'open', 'half-open']).nullable(),
        /** Events that wait for it; null when the bus does not say. */
        waiting: count.nullable(),
        /** Events that it gave up. */
        deadLetters: count.nullable(),
      }),
    ),
    at: Timestamp,
  }),
  errors: [],
});

/** An event that its consumer gave up. */
export const ListedDeadLetter = z.object({
  id: z.string(),
  queue: Queue,
  event: z.string(),
  subject: z.string(),
  attempts: count,
  problem: z.string(),
  deadAt: z.string(),
});
export type ListedDeadLetter = z.infer<typeof ListedDeadLetter>;

/** The id of a message: ours, or a name made of the content of one that never was ours. */
const MessageId = z.string().min(1).max(200);

export const deadLetters = endpoint('GET /admin/operations/dead-letters', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'Events that were given up, the oldest of each queue first; `total` counts them all.',
  input: z.object({ queue: Queue.optional() }),
  reply: z.object({ deadLetters: z.array(ListedDeadLetter).max(LIMITS.deadLettersShown), total: count }),
  errors: [],
});

export const deadLetter = endpoint('GET /admin/operations/dead-letter', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'One of them, whole: it may carry personal data.',
  input: z.object({ queue: Queue, id: MessageId }),
  reply: z.object({ message: z.string() }),
  errors: ['DEAD_LETTER_NOT_FOUND'],
});

export const replayDeadLetters = endpoint('POST /admin/operations/replay-dead-letters', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'Puts one event, or all of a queue, back to be handled again.',
  input: z.object({ queue: Queue, id: MessageId.optional() }),
  reply: z.object({ replayed: count }),
  errors: ['DEAD_LETTER_NOT_FOUND'],
});

export const discardDeadLetter = endpoint('POST /admin/operations/discard-dead-letter', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'Removes one of them for good.',
  input: z.object({ queue: Queue, id: MessageId }),
  reply: z.object({}),
  errors: ['DEAD_LETTER_NOT_FOUND'],
});

/** A run that makes the index again, categories' and coaches' embeddings included. `done` and `total` count coaches. */
export const IndexRun = z.object({
  id: Id,
  state: z.enum(['running', 'done', 'failed']),
  done: count,
  total: count,
  startedAt: Timestamp,
  /** Last sign of life; of a run that has ended, its end. */
  seenAt: Timestamp,
});
export type IndexRun = z.infer<typeof IndexRun>;

export const indexStatus = endpoint('GET /admin/operations/index', {
  ...ADMIN_ONLY,
  owner: 'search',
  summary: 'Whether the search index holds what the database says, and the last run that made it again.',
  input: z.object({}),
  reply: z.object({
    kind: z.enum(['embedded', 'elasticsearch']),
    inDatabase: count,
    /** Null while the index does not answer. */
    inIndex: count.nullable(),
    /** Changes that are on their way into the index. */
    unindexed: count,
    /** Every change was indexed and the index still differs; null while it does not answer. */
    hasDrifted: z.boolean().nullable(),
    run: IndexRun.nullable(),
    /** Finding by the nearness of vectors; null where no provider is configured, and meaning is found by the intent model alone. */
    embeddings: z
      .object({
        model: z.string(),
        /** Coaches with a vector. */
        embedded: count,
        /** Coaches who have not been looked at since something about them changed. */
        waiting: count,
        /** Why they wait: the provider does not answer usably, or the day's budget is used up. */
        problem: z.enum(['provider', 'budget']).nullable(),
      })
      .nullable(),
  }),
  errors: [],
});

export const rebuildIndex = endpoint('POST /admin/operations/rebuild-index', {
  ...ADMIN_ONLY,
  owner: 'search',
  summary: 'Starts making the index again beside the one in use, or reports the run that is going on.',
  input: z.object({}),
  reply: z.object({ job: IndexRun }),
  errors: [],
});

export const EMAIL_KINDS = ['welcome', ...LINK_PURPOSES, ...NOTICES] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** `waiting`: tried in vain and tried again. `failed`: given up; its dead letter can be replayed. `expired`: its link was too old to be sent. */
export const EMAIL_STATES = ['waiting', 'failed', 'sent', 'refused', 'expired'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** An e-mail and what became of it. Its text is not kept: it may hold a link that is a secret. */
export const QueuedEmail = z.object({
  /** Of the event that it was written for, and of its dead letter. */
  id: z.string(),
  kind: z.enum(EMAIL_KINDS),
  state: z.enum(EMAIL_STATES),
  accountId: Id,
  /** Whom it went to; '' once the account is erased. */
  name: z.string(),
  address: z.string(),
  /** '' of one that was never written. */
  subject: z.string(),
  /** Attempts that the mail server answered, or that came to nothing on the way to it. */
  attempts: count,
  /** Of the last attempt, without people's data; '' when it went well. */
  problem: z.string(),
  createdAt: Timestamp,
  /** The last attempt. */
  at: Timestamp,
  /** Null while none is planned: it is settled, or the mail server cannot be reached and it is sent as soon as it can. */
  nextAttemptAt: Timestamp.nullable(),
});
export type QueuedEmail = z.infer<typeof QueuedEmail>;

export const mailQueue = endpoint('POST /admin/operations/mail', {
  ...ADMIN_ONLY,
  owner: 'mail',
  // Not GET: the name or address that is looked for must not stand in an address, which servers on the way write down.
  readsOnly: true,
  summary: 'What became of e-mails: counts of the last 24 hours, and the newest of the last 30 days that match; no text.',
  input: z.object({
    state: z.enum(EMAIL_STATES).optional(),
    kind: z.enum(EMAIL_KINDS).optional(),
    /** A part of the name or address; case, accents and Turkish letters do not matter. */
    search: line(LIMITS.emailLength, 0).default(''),
  }),
  reply: z.object({
    /** Where e-mails go: a server, or a mailbox folder on this machine. */
    carrier: z.enum(['smtp', 'mailbox']),
    sent: count,
    refused: count,
    expired: count,
    emails: z.array(QueuedEmail).max(LIMITS.emailsShown),
    /** How many match, shown or not. */
    total: count,
  }),
  errors: [],
});
