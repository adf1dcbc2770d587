import { z } from 'zod';
import { Account, HasProvenKey, InOwnersBrowser, PROVIDER_TOKEN_ERRORS } from './accounts.ts';
import { endpoint } from './define.ts';
import { FACTOR_LIMITS, PROOF_LIMITS } from './rate-limits.ts';
import { SocialProvider } from './social.ts';
import { Id, Password, RawToken, Timestamp, Version } from './values.ts';

/** Providers as ways into one's own account: which there are is in the answer of GET /auth/passkeys. */

/** A provider that opens the account. What the provider calls the person, and their address there, is said to nobody. */
export const LinkedProvider = z.object({
  authenticationType: SocialProvider,
  linkedAt: Timestamp,
  /** Whether nothing else opens the account: it cannot be removed then. */
  isOnlyWayIn: z.boolean(),
});
export type LinkedProvider = z.infer<typeof LinkedProvider>;

/** A provider that the owner has removed: it links itself no more, they link it themself. */
export const RemovedProvider = z.object({ authenticationType: SocialProvider, removedAt: Timestamp });
export type RemovedProvider = z.infer<typeof RemovedProvider>;

const ownAccount = { owner: 'gateway', tokens: ['User'] } as const;
const internal = { owner: 'identity', tokens: [], internal: true } as const;

const UNLINK_ERRORS = [
  'INVALID_AUTHENTICATION_TYPE',
  'INVALID_CREDENTIALS',
  'PROOF_REQUIRED',
  'PROVIDER_NOT_LINKED',
  'LAST_WAY_IN',
  'USER_NOT_FOUND',
] as const;

export const unlinkProvider = endpoint('POST /auth/unlink-provider', {
  ...ownAccount,
  summary:
    'Removes a provider from the caller’s ways in; all other sessions end, and the provider links itself no more. Whoever has a passkey proves it, others give their password; who has neither has signed in within the last minutes.',
  input: z.object({
    authenticationType: SocialProvider,
    /** Of an account that has one and no passkey. */
    password: Password.optional(),
  }),
  reply: z.object({}),
  errors: UNLINK_ERRORS,
  limits: [...FACTOR_LIMITS, ...PROOF_LIMITS],
});

export const linkProvider = endpoint('POST /auth/link-provider', {
  ...ownAccount,
  provenOnly: true,
  summary:
    'Links a provider to the account, also one that was removed: it has to know the account’s address. Whoever has opened no letter in this browser, and has no passkey, is mailed one to open in it first.',
  input: z.object({ authenticationType: SocialProvider, token: RawToken }),
  reply: z.object({}),
  errors: [
    'INVALID_AUTHENTICATION_TYPE',
    'PROVIDER_NOT_CONFIGURED',
    ...PROVIDER_TOKEN_ERRORS,
    'EMAIL_VALIDATION_FAILED',
    'EMAIL_CONFIRMATION_REQUIRED',
    'PROVIDER_ALREADY_LINKED',
    'USER_NOT_FOUND',
  ],
  limits: [...FACTOR_LIMITS],
});

export const unlinkAccountProvider = endpoint('POST /internal/unlink-provider', {
  ...internal,
  summary: 'Removes a provider from an account, for somebody who proves that it is theirs; every session but the named one ends.',
  input: unlinkProvider.input.extend({
    id: Id,
    keptSessionId: Id,
    hasProvenKey: HasProvenKey,
    /** Whether the session that asks has shown in the last minutes who holds it, in whichever way: enough where there is neither passkey nor password. */
    isProven: z.boolean().default(false),
  }),
  reply: z.object({ account: Account, version: Version }),
  errors: UNLINK_ERRORS,
});

export const linkAccountProvider = endpoint('POST /internal/link-provider', {
  ...internal,
  summary: 'Links a provider’s person to an account, for somebody in a session of it.',
  input: linkProvider.input.extend({ id: Id, sessionId: Id, inOwnersBrowser: InOwnersBrowser, hasProvenKey: HasProvenKey }),
  reply: linkProvider.reply,
  errors: [...linkProvider.errors, 'PROOF_REQUIRED'],
});
