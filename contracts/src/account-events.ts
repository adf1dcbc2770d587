import { z } from 'zod';
import { Account, AuthenticationType, LinkPurpose, NewPerson } from './accounts.ts';
import { event } from './define.ts';
import { Id, Language, Timestamp, Version } from './values.ts';

export const accountChanged = event('identity.account-changed.v1', {
  summary: 'An account was registered, verified, edited, enabled, disabled or soft-deleted.',
  consumers: ['gateway', 'profile'],
  data: z.object({
    id: Id,
    version: Version,
    account: Account,
    /** Said at registration only. */
    person: NewPerson.nullable(),
  }),
});

export const accountErased = event('identity.account-erased.v1', {
  summary: 'Everything personal about this account has to go, from every service.',
  consumers: ['gateway', 'profile', 'catalog', 'search', 'mail', 'ai-refine'],
  data: z.object({ id: Id, version: Version }),
});

export const sessionsEnded = event('identity.sessions-ended.v1', {
  summary:
    'The password of an account changed, its owner removed a provider, or an operator its passkeys: sessions opened before that moment end, except the one it was done in.',
  consumers: ['gateway'],
  data: z.object({ id: Id, openedBefore: Timestamp, keptSessionId: Id.nullable() }),
});

/** Whom a mail goes to, and in which language. */
const receiver = {
  id: Id,
  email: z.string(),
  firstName: z.string(),
  /** Not said in the mail; admins see whom it went to. */
  lastName: z.string().default(''),
  language: Language,
};

export const accountWelcomed = event('identity.welcomed.v1', {
  summary: 'A new account deserves its welcome mail.',
  consumers: ['mail'],
  data: z.object({
    ...receiver,
    /** Coaches and members begin with different steps. */
    userType: Account.shape.userType.default('member'),
  }),
});

export const linkRequested = event('identity.link-requested.v1', {
  summary:
    'A link has to be mailed. Its token is not in here: both services make it of the request id and a key that they share, and it rests nowhere (S9).',
  consumers: ['mail'],
  data: z.object({
    ...receiver,
    requestId: Id,
    purpose: LinkPurpose,
    expiresAt: Timestamp,
    /** Of 'activation': whether the account is there for long, and somebody in a session of it wants what its owner alone may do. */
    confirmsOwner: z.boolean().default(false),
  }),
});

export const NOTICES = [
  'password-changed',
  'email-changed',
  'registration-attempted',
  'provider-linked',
  'provider-unlinked',
  'account-deleted',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'new-device',
  'session-replayed',
  'role-changed',
] as const;
export type Notice = (typeof NOTICES)[number];

export const noticeRaised = event('identity.notice-raised.v1', {
  summary: 'The owner of an address is notified of something that was done with it.',
  consumers: ['mail'],
  data: z.object({
    ...receiver,
    notice: z.enum(NOTICES),
    at: Timestamp,
    /** Of 'provider-linked' and 'provider-unlinked': which provider. */
    authenticationType: AuthenticationType.optional(),
    /** Of 'recovery-code-used': how many are left. */
    codesLeft: z.int().nonnegative().optional(),
    /** Of 'role-changed': what the account is now. */
    userType: Account.shape.userType.optional(),
    /** Of 'account-deleted': opens the status of the erasure. */
    code: Id.optional(),
  }),
});

/** What happens to sessions, which the gateway observes and the owner of the account is notified of. */
export const SIGN_IN_NOTICES = ['new-device', 'session-replayed'] as const satisfies readonly Notice[];

export const signInNoticed = event('gateway.sign-in-noticed.v1', {
  summary:
    'Somebody signed in with a browser that was never used with the account, or a copy of a session’s token was used and the session ended.',
  consumers: ['identity'],
  data: z.object({ id: Id, notice: z.enum(SIGN_IN_NOTICES), at: Timestamp }),
});
