import { z } from 'zod';
import {
  Account,
  AuthenticationType,
  becomeCoachAccount,
  eraseAccount,
  HasEndedSessions,
  HasProvenKey,
  InOwnersBrowser,
  replacePassword,
} from './accounts.ts';
import { UndoableEntryId } from './audit.ts';
import { endpoint } from './define.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { LIMITS } from './limits.ts';
import { OwnActions, OwnEmails } from './own-data.ts';
import { ACCOUNT_EDIT_ERRORS, AccountEdit } from './person-edits.ts';
import { CurrentUser, OwnPhotograph, personData } from './profile.ts';
import { FACTOR_LIMITS, PROOF_LIMITS } from './rate-limits.ts';
import { Email, Id, Language, Password, RawToken, Timestamp, Version } from './values.ts';

/** What people expect of their account beyond specification section 7: sessions, password, address, data, leaving. */

const ownSession = { owner: 'gateway', tokens: ['User'] } as const;

/** Where and since when somebody is signed in. */
export const OpenSession = z.object({
  id: Id,
  /** What the browser calls itself, shortened; empty when it said nothing. */
  userAgent: z.string(),
  authenticationType: AuthenticationType,
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const openSessions = endpoint('GET /auth/sessions', {
  ...ownSession,
  summary: "The caller's open sessions, the one in use first, then by last use.",
  input: z.object({}),
  reply: z.object({ sessions: z.array(OpenSession) }),
  errors: [],
});

/** A browser that somebody has signed in with; a sign-in from any other is reported to them. */
export const KnownBrowser = z.object({
  id: Id,
  /** What it calls itself, shortened; empty when it said nothing. */
  userAgent: z.string(),
  lastSignInAt: Timestamp,
  isCurrent: z.boolean(),
});
export type KnownBrowser = z.infer<typeof KnownBrowser>;

export const knownBrowsers = endpoint('GET /auth/known-browsers', {
  ...ownSession,
  summary: 'The browsers that the caller has signed in with, the one in use first, then by last sign-in.',
  input: z.object({}),
  reply: z.object({ browsers: z.array(KnownBrowser) }),
  errors: [],
});

export const forgetBrowser = endpoint('POST /auth/forget-browser', {
  ...ownSession,
  summary: 'Has one of the browsers that the caller has signed in with count as a new one. One that is not known is left as it is.',
  input: z.object({ id: Id }),
  reply: z.object({}),
  errors: [],
});

export const revokeSession = endpoint('POST /auth/revoke-session', {
  ...ownSession,
  summary: "Ends one of the caller's sessions.",
  input: z.object({ id: Id }),
  reply: z.object({}),
  errors: ['SESSION_NOT_FOUND'],
});

export const revokeOtherSessions = endpoint('POST /auth/revoke-other-sessions', {
  ...ownSession,
  summary: "Ends all of the caller's sessions but the one in use; other browsers count as new ones.",
  input: z.object({}),
  reply: z.object({ ended: z.int().nonnegative() }),
  errors: [],
});

export const changePassword = endpoint('POST /auth/change-password', {
  ...ownSession,
  summary: "Replaces the caller's password; all other sessions end.",
  input: z.object({ currentPassword: Password, newPassword: Password }),
  reply: z.object({}),
  errors: [...replacePassword.errors, 'PROOF_REQUIRED'],
  limits: [...FACTOR_LIMITS, ...PROOF_LIMITS],
});

export const becomeCoach = endpoint('POST /user/become-coach', {
  ...ownSession,
  summary:
    'Makes a coach of the caller, who is a member; their coaching profile begins empty. Tokens that say otherwise have to be exchanged.',
  roles: ['member', 'coach'],
  input: z.object({ language: Language.default(DEFAULT_LANGUAGE) }),
  reply: z.object({ user: CurrentUser }),
  errors: becomeCoachAccount.errors,
  limits: ['ownSaves'],
});

export const requestEmailChange = endpoint('POST /internal/request-email-change', {
  owner: 'identity',
  tokens: [],
  internal: true,
  summary: "Mails a link to the new address of somebody who knows the password; the account's own changes when the link is opened.",
  input: z.object({
    id: Id,
    email: Email,
    password: Password,
    language: Language,
    hasProvenKey: HasProvenKey,
    inOwnersBrowser: InOwnersBrowser,
  }),
  reply: z.object({}),
  errors: [
    'INVALID_EMAIL',
    'INVALID_CREDENTIALS',
    'PASSWORD_NOT_SET',
    'USER_ALREADY_EXIST',
    'USER_NOT_FOUND',
    'PROOF_REQUIRED',
    'EMAIL_CONFIRMATION_REQUIRED',
  ],
});

export const changeEmail = endpoint('POST /auth/change-email', {
  ...ownSession,
  summary:
    "Mails a link to the caller's new address; the address changes when the link is opened. Whoever has a passkey proves it, others ask in a browser in which they have opened a letter of ours: else they are mailed one first.",
  input: z.object({ email: Email, password: Password, language: Language }),
  reply: z.object({}),
  errors: [...requestEmailChange.errors, 'PROOF_REQUIRED'],
  limits: ['accountProbe', 'mailRequest', ...PROOF_LIMITS],
});

export const myData = endpoint('GET /auth/my-data', {
  ...ownSession,
  summary:
    'The account of the caller, their profile and photograph, sessions, known browsers, e-mails and what the audit log says of them, as JSON to keep.',
  input: z.object({}),
  reply: z.object({
    exportedAt: Timestamp,
    account: z.record(z.string(), z.unknown()),
    profile: z.record(z.string(), z.unknown()),
    photograph: OwnPhotograph,
    emails: OwnEmails,
    auditLog: OwnActions,
    sessions: z.array(OpenSession),
    knownBrowsers: z.array(KnownBrowser).default([]),
  }),
  errors: personData.errors,
  limits: ['ownData', 'ownDataPerAddress'],
  replyBytes: LIMITS.ownDataBytes,
});

export const deleteAccount = endpoint('POST /auth/delete-account', {
  ...ownSession,
  summary: 'Erases the caller’s account: sessions end at once, personal data goes from every service.',
  input: z.object({
    /** Of an account that has one. */
    password: Password.optional(),
    authenticationType: AuthenticationType.default('Basic'),
    /** A fresh token of a linked provider, in place of the password: it signs in as well. */
    token: RawToken.optional(),
  }),
  /** `code` opens the status of the erasure without an account: GET /auth/data-deletion-status. */
  reply: z.object({ code: Id }),
  errors: [...eraseAccount.errors, 'PROOF_REQUIRED'],
  limits: PROOF_LIMITS,
});

export const reviseAccount = endpoint('POST /internal/revise-account', {
  owner: 'identity',
  summary: "Commits the account's part of an admin's edit with its entry in the audit log. An edit that changes nothing leaves no trace.",
  tokens: [],
  internal: true,
  input: z.object({
    /** The admin; the gateway has checked the role. */
    actorId: Id,
    id: Id,
    edit: AccountEdit,
    accountVersion: Version.optional(),
    /** What the account has to be now, field by field: CONFLICT otherwise. For taking something back. */
    expected: AccountEdit.default({}),
    undoes: Id.nullable().default(null),
    /** Whether the admin has proven themself in the last minutes: every change asks for it (PROOF_REQUIRED). */
    isProven: z.boolean().default(false),
    /** Only says whether the edit would be refused, and changes nothing. */
    dryRun: z.boolean().default(false),
  }),
  /** `version` is as it was when none was to be changed. */
  reply: z.object({ account: Account, version: Version, undoableEntryId: UndoableEntryId, hasEndedSessions: HasEndedSessions }),
  errors: [...ACCOUNT_EDIT_ERRORS, 'INVALID_USER_TYPE', 'INVALID_EMAIL', 'NOT_UNDOABLE'],
});
