import { z } from 'zod';
import { endpoint, event, ROLES } from './define.ts';
import { LIMITS } from './limits.ts';
import { CurrentUser, GENDERS, USER_STATUSES } from './profile.ts';
import { Country, DateOnly, Email, Id, Language, Timestamp, text, Version } from './values.ts';

export const AUTHENTICATION_TYPES = ['Basic', 'Google', 'Facebook', 'Microsoft', 'Apple'] as const;
const AuthenticationType = z.enum(AUTHENTICATION_TYPES, { error: 'INVALID_AUTHENTICATION_TYPE' });
const Password = z.string().max(LIMITS.passwordMaximumLength);
const RawToken = z.string().max(4_096);

/** A token as the client stores it. */
const TokenReply = z.object({ token: z.string(), tokenType: z.enum(['Public', 'Register', 'User']), expiresAt: Timestamp });

export const publicToken = endpoint('POST /auth/public-token', {
  owner: 'gateway',
  summary: 'A token for browsing without an account.',
  tokens: [],
  input: z.object({}),
  reply: TokenReply,
  errors: [],
  limits: ['publicToken'],
});

export const registerToken = endpoint('POST /auth/register-token', {
  owner: 'gateway',
  summary: 'A token for the sign-up wizard, bound to one e-mail address.',
  tokens: ['Public'],
  input: z.object({ email: Email }),
  reply: TokenReply,
  errors: ['INVALID_EMAIL', 'TOKEN_IS_NOT_PUBLIC'],
  limits: ['accountProbe'],
});

export const refreshToken = endpoint('POST /auth/refresh-token', {
  owner: 'gateway',
  summary: 'Exchanges a token, even one that has just expired, for a new one of the same type.',
  tokens: [],
  input: z.object({ token: RawToken, tokenType: z.enum(['Public', 'Register', 'User'], { error: 'INVALID_TOKEN_TYPE' }) }),
  reply: TokenReply,
  errors: ['INVALID_TOKEN_TYPE', 'TOKEN_EXPIRED'],
  limits: ['publicToken'],
});

export const login = endpoint('POST /auth/login', {
  owner: 'gateway',
  summary: 'Signs a person in and opens a session.',
  tokens: ['None', 'Public'],
  input: z.object({
    authenticationType: AuthenticationType.default('Basic'),
    /** The provider's token when the type is not Basic. */
    token: RawToken.optional(),
    email: Email,
    password: Password.default(''),
  }),
  reply: TokenReply.extend({ user: CurrentUser }),
  errors: ['INVALID_EMAIL', 'INVALID_CREDENTIALS', 'ACCOUNT_DISABLED', 'INVALID_AUTHENTICATION_TYPE'],
  limits: ['loginPerAddress', 'loginPerAccount'],
});

export const logout = endpoint('POST /auth/logout', {
  owner: 'gateway',
  summary: 'Ends the session of the token.',
  tokens: ['User'],
  input: z.object({}),
  reply: z.object({}),
  errors: [],
});

/** What a person says at sign-up; there is no field here for status, verification or the role admin. */
const NewUser = z.object({
  firstName: text(LIMITS.nameLength),
  middleName: text(LIMITS.nameLength, 0).optional(),
  lastName: text(LIMITS.nameLength),
  username: text(LIMITS.nameLength).optional(),
  email: Email,
  password: Password.optional(),
  userType: z.enum(['member', 'coach'], { error: 'INVALID_USER_TYPE' }).default('member'),
  gender: z.enum(GENDERS),
  birthday: DateOnly,
  city: text(LIMITS.nameLength),
  country: Country,
  phoneCode: text(4),
  phone: z.string().regex(/^\d{10}$/),
  imageFileName: z.string().max(LIMITS.nameLength).optional(),
  agreedToTerms: z.literal(true),
});

export const register = endpoint('POST /auth/register', {
  owner: 'identity',
  summary: 'Creates the account that the sign-up wizard has collected.',
  tokens: ['Register'],
  input: z.object({ authenticationType: AuthenticationType, token: RawToken.optional(), user: NewUser, language: Language }),
  reply: TokenReply.extend({ user: CurrentUser }),
  errors: ['USER_ALREADY_EXIST', 'INVALID_REGISTER_PROCESS', 'INVALID_USER_TYPE', 'WEAK_PASSWORD', 'INVALID_EMAIL', 'TOKEN_EMAIL_ERROR'],
  limits: ['register'],
});

export const isUserExist = endpoint('POST /auth/is-user-exist', {
  owner: 'identity',
  summary: 'Success means that an account with this address exists.',
  tokens: ['Public', 'Register'],
  input: z.object({ email: Email }),
  reply: z.object({}),
  errors: ['INVALID_EMAIL', 'USER_NOT_FOUND'],
  limits: ['accountProbe'],
});

export const resetPasswordRequest = endpoint('POST /auth/reset-password-request', {
  owner: 'identity',
  summary: 'Mails a link for choosing a new password.',
  tokens: ['Public'],
  input: z.object({ email: Email, language: Language }),
  reply: z.object({}),
  errors: ['INVALID_EMAIL', 'USER_NOT_FOUND'],
  limits: ['accountProbe', 'mailRequest'],
});

export const resetPassword = endpoint('POST /auth/reset-password', {
  owner: 'identity',
  summary: 'Sets a new password with the token of a mailed link.',
  tokens: ['Public'],
  input: z.object({ token: RawToken, password: Password }),
  reply: z.object({}),
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'USER_NOT_FOUND', 'WEAK_PASSWORD', 'PASSWORD_SET_ERROR'],
  limits: ['accountProbe'],
});

export const activateUser = endpoint('POST /auth/activate-user', {
  owner: 'identity',
  summary: 'Mails the activation link again.',
  tokens: ['Public', 'User'],
  input: z.object({ email: Email, language: Language }),
  reply: z.object({}),
  errors: ['INVALID_EMAIL', 'USER_NOT_FOUND'],
  limits: ['accountProbe', 'mailRequest'],
});

export const verifyAccount = endpoint('POST /auth/verify-account', {
  owner: 'identity',
  summary: 'Verifies an account with the token of a mailed link.',
  tokens: ['Public', 'User'],
  input: z.object({ token: RawToken, language: Language }),
  reply: z.object({}),
  errors: ['TOKEN_NOT_FOUND', 'TOKEN_EXPIRED', 'USER_NOT_FOUND'],
  limits: ['accountProbe'],
});

/** An account as its owner, the identity service, knows it. */
export const Account = z.object({
  id: Id,
  email: z.string(),
  userType: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  isVerified: z.boolean(),
  language: Language,
});
export type Account = z.infer<typeof Account>;

export const verifyCredentials = endpoint('POST /internal/verify-credentials', {
  owner: 'identity',
  summary: 'The account of an address and password; the same time and answer for an unknown address.',
  tokens: [],
  internal: true,
  input: z.object({ email: Email, password: Password }),
  reply: z.object({ account: Account }),
  errors: ['INVALID_EMAIL', 'INVALID_CREDENTIALS', 'ACCOUNT_DISABLED'],
});

export const accountChanged = event('identity.account-changed.v1', {
  summary: 'An account was registered, verified, edited, enabled, disabled or soft-deleted.',
  heardBy: ['gateway', 'profile'],
  data: z.object({
    id: Id,
    version: Version,
    account: Account,
    /** Said at registration only: what the profile service starts the person with. */
    person: z
      .object({
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
      })
      .nullable(),
  }),
});

export const accountErased = event('identity.account-erased.v1', {
  summary: 'Everything personal about this account has to go, from every service.',
  heardBy: ['gateway', 'profile', 'search'],
  data: z.object({ id: Id, version: Version }),
});

export const accountWelcomed = event('identity.welcomed.v1', {
  summary: 'A new account deserves its welcome mail.',
  heardBy: ['mail'],
  data: z.object({ id: Id, email: z.string(), firstName: z.string(), language: Language }),
});
