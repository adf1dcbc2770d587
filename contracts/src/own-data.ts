import { z } from 'zod';
import { AUDITED_ACTIONS, AuditChange } from './audit.ts';
import { endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { EMAIL_KINDS, EMAIL_STATES } from './operations.ts';
import { Id, Timestamp } from './values.ts';

/** What services keep about a person beside account and profile, for their copy of it (KVKK 11, GDPR 15 and 20). */

const internal = { tokens: [], internal: true, input: z.object({ id: Id }), errors: [] } as const;
const total = z.int().nonnegative();

/** An e-mail to somebody; `createdAt` is the first attempt, `at` the last one. */
const OwnEmail = z.object({
  kind: z.enum(EMAIL_KINDS),
  state: z.enum(EMAIL_STATES),
  /** '' of one that is older than the record of addresses. */
  address: z.string(),
  subject: z.string(),
  createdAt: Timestamp,
  at: Timestamp,
});
/** The newest, and how many there are. */
export const OwnEmails = z.object({ emails: z.array(OwnEmail).max(LIMITS.ownDataRows), total });

export const accountEmails = endpoint('GET /internal/account-emails', {
  ...internal,
  owner: 'mail',
  summary: 'The e-mails of the last 30 days to a person, newest first, for their download; no text.',
  reply: OwnEmails,
});

/** Who did something to an account, in general words: administrators are not named to anybody but administrators. */
export const ACTOR_KINDS = ['yourself', 'administrator', 'operator'] as const;

const OwnAction = z.object({
  at: Timestamp,
  by: z.enum(ACTOR_KINDS),
  action: z.enum(AUDITED_ACTIONS),
  /** What it changed or looked for: of this person alone. */
  changes: z.array(AuditChange),
});
/** The newest, and how many there are. */
export const OwnActions = z.object({ actions: z.array(OwnAction).max(LIMITS.ownDataRows), total });

export const accountActions = endpoint('GET /internal/account-actions', {
  ...internal,
  owner: 'identity',
  summary: 'What the audit log says was done to a person, newest first, for their download; who did it only in general words.',
  reply: OwnActions,
});
