import { z } from 'zod';
import { AuthenticationType, HasEndedSessions, PROVIDER_TOKEN_ERRORS, verifyCredentials } from './accounts.ts';
import { endpoint } from './define.ts';
import { GENDERS } from './profile.ts';
import { Email, Id, RawToken } from './values.ts';

/** Sign-in through a provider: a popup brings its token, the identity service proves it. */

export const SOCIAL_PROVIDERS = ['Google', 'Facebook', 'Microsoft', 'Apple', 'Demo'] as const;
export const SocialProvider = AuthenticationType.exclude(['Basic']);
export type SocialProvider = z.infer<typeof SocialProvider>;

export const providers = endpoint('GET /auth/providers', {
  owner: 'identity',
  summary: 'Which providers this installation is configured for.',
  tokens: ['None', 'Public', 'Register', 'User'],
  input: z.object({}),
  reply: z.object({ providers: z.array(z.object({ authenticationType: SocialProvider, isConfigured: z.boolean() })) }),
  errors: [],
});

export const startSocial = endpoint('POST /auth/start-social', {
  owner: 'identity',
  summary: 'The address of a provider’s sign-in page for a popup, with a state and a nonce of its own. Good for ten minutes.',
  tokens: ['None', 'Public', 'Register', 'User'],
  input: z.object({ authenticationType: SocialProvider }),
  reply: z.object({
    authorizeUrl: z.url(),
    /** Comes back with the token; the page compares the two. */
    state: z.string(),
  }),
  errors: ['INVALID_AUTHENTICATION_TYPE', 'PROVIDER_NOT_CONFIGURED', 'SERVICE_UNAVAILABLE'],
  limits: ['accountProbe'],
});

/** What a provider says of a person (specification section 3); shown and editable before anything is saved. */
export const SocialProfile = z.object({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.string(),
  imageUrl: z.string(),
  gender: z.enum(GENDERS).nullable(),
  facebook: z.string(),
  website: z.string(),
});
export type SocialProfile = z.infer<typeof SocialProfile>;

const TOKEN_ERRORS = [
  'INVALID_AUTHENTICATION_TYPE',
  'PROVIDER_NOT_CONFIGURED',
  ...PROVIDER_TOKEN_ERRORS,
  'EMAIL_VALIDATION_FAILED',
] as const;

export const socialProfile = endpoint('POST /auth/social-profile', {
  owner: 'identity',
  summary: 'What the owner of a provider token is called, and whether they have an account already.',
  tokens: ['None', 'Public', 'Register'],
  input: z.object({ authenticationType: SocialProvider, token: RawToken }),
  reply: z.object({ profile: SocialProfile, isUserExist: z.boolean() }),
  errors: TOKEN_ERRORS,
  limits: ['accountProbe'],
});

export const verifyProviderToken = endpoint('POST /internal/verify-provider-token', {
  owner: 'identity',
  summary: 'The account that a provider token signs in to; links a proven address to it the first time.',
  tokens: [],
  internal: true,
  input: z.object({
    authenticationType: SocialProvider,
    token: RawToken,
    email: Email,
    /** The session that is about to be opened: it goes on when a first link ends all others. */
    keptSessionId: Id.optional(),
    ownersBrowserOf: verifyCredentials.input.shape.ownersBrowserOf,
  }),
  reply: verifyCredentials.reply.extend({ hasEndedSessions: HasEndedSessions }),
  errors: [...TOKEN_ERRORS, 'INVALID_EMAIL', 'USER_NOT_FOUND', 'ACCOUNT_DISABLED', 'ACCOUNT_NOT_LINKED'],
});

export const signOutOfProvider = endpoint('POST /auth/sign-out-of-provider', {
  owner: 'identity',
  summary: 'Revokes a provider’s token at the provider, and says where the provider’s own sign-out page is, if it has one.',
  tokens: ['User'],
  stopsWithCaller: true,
  input: z.object({ authenticationType: SocialProvider, token: RawToken }),
  reply: z.object({ endSessionUrl: z.url().nullable() }),
  errors: ['INVALID_AUTHENTICATION_TYPE', 'PROVIDER_NOT_CONFIGURED'],
  limits: ['accountProbe'],
});

export const facebookDataDeletion = endpoint('POST /auth/facebook-data-deletion', {
  owner: 'identity',
  summary: 'Facebook’s signed request to erase the person behind one of its ids; answers a status page and a confirmation code.',
  tokens: [],
  input: z.object({ signed_request: z.string().max(4_096) }),
  reply: z.object({ url: z.url(), confirmation_code: z.string() }),
  errors: ['INVALID_FACEBOOK_TOKEN', 'INVALID_FACEBOOK_ID', 'PROVIDER_NOT_CONFIGURED'],
  limits: ['accountProbe'],
  form: true,
});
