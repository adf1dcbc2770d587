import { z } from 'zod';
import { CERTIFICATE_ERRORS, CertificateDraft, CoachingDraft } from './coaching-drafts.ts';
import { endpoint, ROLES } from './define.ts';
import { LIMITS } from './limits.ts';
import { GENDERS, USER_STATUSES } from './profile.ts';
import { Country, DateOnly, Email, Id, Language, line, Password, RawToken, Timestamp, username, Version } from './values.ts';
import { PasskeyOptions } from './webauthn.ts';

/** `Demo`: a provider with invented people, which no production has. */
export const AUTHENTICATION_TYPES = ['Basic', 'Google', 'Facebook', 'Microsoft', 'Apple', 'Demo'] as const;
export const AuthenticationType = z.enum(AUTHENTICATION_TYPES, { error: 'INVALID_AUTHENTICATION_TYPE' });
export type AuthenticationType = z.infer<typeof AuthenticationType>;

/** A provider's token that proves nothing. */
export const PROVIDER_TOKEN_ERRORS = [
  'INVALID_GOOGLE_TOKEN',
  'GOOGLE_TOKEN_GET_ID_ERROR',
  'INVALID_FACEBOOK_TOKEN',
  'INVALID_FACEBOOK_ID',
  'INVALID_PROVIDER_TOKEN',
] as const;

/** An account as its owner, the identity service, knows it. */
export const Account = z.object({
  id: Id,
  email: z.string(),
  userType: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  isVerified: z.boolean(),
  language: Language,
  /** Said of those who have one: their sign-in takes a second step. */
  hasPasskey: z.literal(true).optional(),
  /** Of an administrator, when they were first made one: the grace for a second factor counts from here. */
  adminSince: Timestamp.optional(),
});
export type Account = z.infer<typeof Account>;

/** What a person says at sign-up; there is no field here for status, verification or the role admin (S6). */
export const NewUser = z.object({
  firstName: line(LIMITS.nameLength),
  middleName: line(LIMITS.nameLength, 0).optional(),
  lastName: line(LIMITS.nameLength),
  username: username(1).optional(),
  email: Email,
  /** Required with the authentication type Basic. */
  password: Password.optional(),
  userType: z.enum(['member', 'coach'], { error: 'INVALID_USER_TYPE' }).default('member'),
  gender: z.enum(GENDERS),
  birthday: DateOnly,
  city: line(LIMITS.nameLength),
  country: Country,
  /** Country code without the plus sign: 90. */
  phoneCode: z.string().regex(/^[1-9]\d{0,3}$/),
  phone: z.string().regex(/^\d{10}$/),
  imageFileName: z.string().max(LIMITS.nameLength).optional(),
  agreedToTerms: z.literal(true),
  /** A coach's own words, as far as they got in the wizard; ignored for members. */
  ...CoachingDraft.partial().shape,
  /** What headline and bio are written in; the language of the call when it is left out. */
  textLanguage: Language.optional(),
  certificates: z.array(CertificateDraft).max(LIMITS.coachMaximumCertificates).optional(),
});
export type NewUser = z.output<typeof NewUser>;

/** What the profile service starts a person with. */
export const NewPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string(),
  username: z.string(),
  gender: z.enum(GENDERS),
  birthday: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  imageFileName: z.string(),
  /** Of a coach who filled in the wizard's coaching steps. */
  coaching: CoachingDraft.partial()
    .extend({
      /** What headline and bio are written in; the account's language when it is left out. */
      textLanguage: Language.optional(),
      certificates: z.array(CertificateDraft),
    })
    .nullable(),
});
export type NewPerson = z.infer<typeof NewPerson>;

const internal = { owner: 'identity', tokens: [], internal: true } as const;
const AccountReply = z.object({ account: Account, version: Version });

export const verifyCredentials = endpoint('POST /internal/verify-credentials', {
  ...internal,
  summary: 'The account of an address and password; the same time and answer for an unknown address.',
  input: z.object({
    email: Email,
    password: Password,
    /** The account of which a mailed link has been opened in the browser that asks: who knows its password as well is its owner. */
    ownersBrowserOf: Id.optional(),
  }),
  reply: z.object({
    account: Account,
    /** Of somebody who has passkeys: the challenge of their second step. */
    secondStep: PasskeyOptions.optional(),
  }),
  errors: ['INVALID_EMAIL', 'INVALID_CREDENTIALS', 'ACCOUNT_DISABLED'],
});

export const registerAccount = endpoint('POST /internal/register-account', {
  ...internal,
  summary: 'Creates an account; the gateway has checked that the address is the one of the register token.',
  input: z.object({ authenticationType: AuthenticationType, token: RawToken.optional(), user: NewUser, language: Language }),
  reply: AccountReply,
  errors: [
    'USER_ALREADY_EXIST',
    'INVALID_REGISTER_PROCESS',
    'INVALID_AUTHENTICATION_TYPE',
    'INVALID_USER_TYPE',
    'WEAK_PASSWORD',
    'PASSWORD_SET_ERROR',
    'INVALID_EMAIL',
    'INVALID_COUNTRY_ID',
    'EMPTY_CATEGORIES',
    ...CERTIFICATE_ERRORS,
    ...PROVIDER_TOKEN_ERRORS,
    'PROVIDER_NOT_CONFIGURED',
    'EMAIL_VALIDATION_FAILED',
  ],
});

/** Whether the sessions of the account ended, because they may be those of somebody else than its owner. */
export const HasEndedSessions = z.boolean().default(false);

/** What a mailed link is good for; once, for an hour (S9). */
export const LINK_PURPOSES = ['activation', 'password-reset', 'email-change'] as const;
export const LinkPurpose = z.enum(LINK_PURPOSES);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

export const useLink = endpoint('POST /internal/use-link', {
  ...internal,
  summary:
    'Takes the token of a mailed activation or e-mail-change link, once, and does what the link is for. An address changes in a session of its account alone.',
  input: z.object({
    token: RawToken,
    /** In whose session the link is opened; null: outside of any. */
    openedBy: Id.nullable().default(null),
  }),
  reply: AccountReply.extend({ purpose: LinkPurpose.exclude(['password-reset']), hasEndedSessions: HasEndedSessions }),
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'SIGN_IN_REQUIRED', 'USER_NOT_FOUND', 'USER_ALREADY_EXIST', 'RESET_UNDER_WAY'],
});

export const setPasswordByLink = endpoint('POST /internal/set-password-by-link', {
  ...internal,
  summary:
    'Takes the token of a mailed reset link, once, and sets the password; on the owner’s wish, no provider opens the account any more. The address is proven by it.',
  input: z.object({
    token: RawToken,
    password: Password,
    /** Whether the providers go that open the account, for owners who have reason to fear that somebody else comes in by one. */
    unlinksProviders: z.boolean().default(false),
  }),
  reply: AccountReply,
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'USER_NOT_FOUND', 'WEAK_PASSWORD', 'PASSWORD_SET_ERROR'],
});

/** Whether the session that asks has shown its passkey lately: where there is one, the password is not enough. */
export const HasProvenKey = z.boolean().default(false);
/** Whether a letter to the account's address has been opened in the browser that the call comes from. */
export const InOwnersBrowser = z.boolean().default(false);

export const replacePassword = endpoint('POST /internal/replace-password', {
  ...internal,
  summary: 'Replaces the password of somebody who knows the present one; every session but the named one ends.',
  input: z.object({
    id: Id,
    currentPassword: Password,
    newPassword: Password,
    keptSessionId: Id,
    hasProvenKey: HasProvenKey,
    inOwnersBrowser: InOwnersBrowser,
  }),
  reply: AccountReply,
  errors: ['INVALID_CREDENTIALS', 'USER_NOT_FOUND', 'WEAK_PASSWORD', 'PASSWORD_NOT_SET', 'PASSWORD_SET_ERROR', 'PROOF_REQUIRED'],
});

export const becomeCoachAccount = endpoint('POST /internal/become-coach', {
  ...internal,
  summary: 'Makes a coach of a member’s account; of a coach’s it is the account as it is.',
  input: z.object({ id: Id }),
  reply: AccountReply,
  errors: ['USER_NOT_FOUND', 'FORBIDDEN'],
});

export const eraseAccount = endpoint('POST /internal/erase-account', {
  ...internal,
  summary: 'Erases an account on its owner’s wish, proven by the password or, without one, by a fresh token of the linked provider.',
  input: z.object({
    id: Id,
    password: Password.optional(),
    authenticationType: AuthenticationType,
    token: RawToken.optional(),
    hasProvenKey: HasProvenKey,
  }),
  /** `code` opens the status of the erasure. */
  reply: z.object({ version: Version, code: Id }),
  errors: [
    'PROOF_REQUIRED',
    'INVALID_CREDENTIALS',
    'USER_NOT_FOUND',
    'LAST_ADMIN',
    'RESET_UNDER_WAY',
    'INVALID_AUTHENTICATION_TYPE',
    'PROVIDER_NOT_CONFIGURED',
    ...PROVIDER_TOKEN_ERRORS,
  ],
});

export const accountData = endpoint('GET /internal/account-data', {
  ...internal,
  summary: 'Everything the identity service keeps about a person, for their download; no hash, no link.',
  input: z.object({ id: Id }),
  reply: z.object({
    account: Account.extend({
      createdAt: Timestamp,
      hasPassword: z.boolean(),
      /** `subject`: what the provider calls the person. */
      providers: z.array(z.object({ authenticationType: AuthenticationType, subject: z.string().default(''), linkedAt: Timestamp })),
      /** Those that its owner has removed, and which link themselves no more. */
      removedProviders: z.array(z.object({ authenticationType: AuthenticationType, removedAt: Timestamp })).default([]),
      passkeys: z
        .array(z.object({ name: z.string(), publicKey: z.string(), createdAt: Timestamp, lastUsedAt: Timestamp.nullable() }))
        .default([]),
      recoveryCodesLeft: z.int().nonnegative().default(0),
    }),
  }),
  errors: ['USER_NOT_FOUND'],
});
