import { z } from 'zod';
import { AuthenticationType, NewUser, PROVIDER_TOKEN_ERRORS, registerAccount, setPasswordByLink, useLink } from './accounts.ts';
import { endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { NEW_PASSWORD_PROBLEMS } from './passwords.ts';
import { CurrentUser } from './profile.ts';
import { SIGN_IN_LIMITS } from './rate-limits.ts';
import { Email, Language, line, Password, ProviderToken, RawToken, Timestamp } from './values.ts';

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
  summary:
    'Exchanges a token, even one that has just expired, for a new one of the same type. Of a session that was opened in one of our own pages, the cookie of its browser is exchanged.',
  tokens: [],
  input: z.object({
    /** May be left out where a cookie is exchanged; a token of another session than that of the cookie is exchanged by itself. */
    token: RawToken.optional(),
    tokenType: z.enum(['Public', 'Register', 'User'], { error: 'INVALID_TOKEN_TYPE' }),
  }),
  reply: TokenReply,
  errors: ['INVALID_TOKEN_TYPE', 'TOKEN_EXPIRED'],
  limits: ['tokenExchange'],
});

export const login = endpoint('POST /auth/login', {
  owner: 'gateway',
  summary:
    'Signs a person in and opens a session. Whoever has a passkey is answered SECOND_STEP_REQUIRED, with what the second step needs.',
  tokens: ['None', 'Public'],
  input: z.object({
    authenticationType: AuthenticationType.default('Basic'),
    /** The provider's token when the type is not Basic. */
    token: ProviderToken,
    email: Email,
    password: Password.default(''),
  }),
  reply: TokenReply.extend({ user: CurrentUser }),
  errors: [
    'INVALID_EMAIL',
    'INVALID_CREDENTIALS',
    'ACCOUNT_DISABLED',
    'ACCOUNT_NOT_LINKED',
    'USER_NOT_FOUND',
    'INVALID_AUTHENTICATION_TYPE',
    'PROVIDER_NOT_CONFIGURED',
    ...PROVIDER_TOKEN_ERRORS,
    'EMAIL_VALIDATION_FAILED',
    'SECOND_STEP_REQUIRED',
  ],
  limits: SIGN_IN_LIMITS,
});

export const logout = endpoint('POST /auth/logout', {
  owner: 'gateway',
  summary: 'Ends the session of the token.',
  tokens: ['User'],
  input: z.object({}),
  reply: z.object({}),
  errors: [],
});

export const register = endpoint('POST /auth/register', {
  owner: 'gateway',
  summary: 'Creates the account that the sign-up wizard has collected, and signs its owner in.',
  tokens: ['Register'],
  input: z.object({ authenticationType: AuthenticationType, token: ProviderToken, user: NewUser, language: Language }),
  reply: TokenReply.extend({ user: CurrentUser }),
  errors: [...registerAccount.errors, 'TOKEN_EMAIL_ERROR'],
  limits: ['register'],
  bodyBytes: LIMITS.jsonBodyBytes,
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

export const checkPassword = endpoint('POST /auth/check-password', {
  owner: 'identity',
  summary: 'Tells what a new password would be refused for, while it is being chosen. Nothing of it is kept.',
  tokens: ['Public', 'Register', 'User'],
  input: z.object({
    password: Password,
    /** Whose password it will be, as far as the page knows: it must not be made of these. */
    email: Email.optional(),
    givenName: line(LIMITS.nameLength, 0).optional(),
    familyName: line(LIMITS.nameLength, 0).optional(),
  }),
  reply: z.object({ problems: z.array(z.enum(NEW_PASSWORD_PROBLEMS)) }),
  errors: ['INVALID_EMAIL'],
  limits: ['passwordCheck'],
  bodyBytes: LIMITS.passwordCheckBytes,
});

export const resetPasswordRequest = endpoint('POST /auth/reset-password-request', {
  owner: 'identity',
  summary: 'Mails a link for choosing a new password.',
  tokens: ['Public', 'User'],
  input: z.object({ email: Email, language: Language }),
  reply: z.object({}),
  errors: ['INVALID_EMAIL', 'USER_NOT_FOUND'],
  limits: ['mailRequest'],
});

export const resetPassword = endpoint('POST /auth/reset-password', {
  owner: 'gateway',
  summary:
    'Sets a new password with the token of a mailed link; every session of the account ends, and on the owner’s wish no provider opens it any more.',
  tokens: ['Public', 'User'],
  input: setPasswordByLink.input,
  reply: z.object({}),
  errors: setPasswordByLink.errors,
  limits: ['accountProbe'],
});

export const activateUser = endpoint('POST /auth/activate-user', {
  owner: 'identity',
  summary: 'Mails the activation link again.',
  tokens: ['Public', 'User'],
  input: z.object({ email: Email, language: Language }),
  reply: z.object({}),
  errors: ['INVALID_EMAIL', 'USER_NOT_FOUND', 'TOKEN_EMAIL_ERROR'],
  limits: ['mailRequest'],
});

export const verifyAccount = endpoint('POST /auth/verify-account', {
  owner: 'gateway',
  summary:
    'Takes the token of a mailed link: verifies the account, or, in a session of it, changes its address to the one the link was sent to.',
  tokens: ['Public', 'User'],
  input: z.object({ token: RawToken, language: Language }),
  reply: z.object({ purpose: useLink.reply.shape.purpose }),
  errors: useLink.errors,
  limits: ['accountProbe'],
});
