import { z } from 'zod';
import { endpoint } from './define.ts';
import { login } from './identity.ts';
import { LIMITS } from './limits.ts';
import { LinkedProvider, RemovedProvider } from './linked-providers.ts';
import { FACTOR_LIMITS, PROOF_LIMITS, SIGN_IN_LIMITS } from './rate-limits.ts';
import { Id, line, Password, RawToken, Timestamp } from './values.ts';
import { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from './webauthn.ts';

/** Passkeys (WebAuthn) in place of a password or after it, recovery codes, and the proof of identity that sensitive calls require. */

export const PasskeyName = line(LIMITS.passkeyNameLength);

/** A passkey as its owner sees it. */
export const Passkey = z.object({ id: Id, name: z.string(), createdAt: Timestamp, lastUsedAt: Timestamp.nullable() });
export type Passkey = z.infer<typeof Passkey>;

/** Shown once; only their hashes are kept. */
const RecoveryCodes = z.array(z.string()).length(LIMITS.recoveryCodes);

/** Stands beside the code SECOND_STEP_REQUIRED: the first step was right, and this opens the second one for five minutes. */
export const SecondStep = z.object({ ticket: z.string(), options: PasskeyOptions });
export type SecondStep = z.infer<typeof SecondStep>;

const beforeSignIn = { owner: 'gateway', tokens: ['None', 'Public'] } as const;
const ownAccount = { owner: 'gateway', tokens: ['User'] } as const;

export const passkeyOptions = endpoint('POST /auth/passkey-options', {
  ...beforeSignIn,
  summary: 'Begins a sign-in with a passkey alone: what the browser has to be asked, and the ticket that its answer goes with.',
  input: z.object({}),
  reply: SecondStep,
  errors: [],
  limits: ['passkeyChallenge'],
});

export const passkeyLogin = endpoint('POST /auth/passkey-login', {
  ...beforeSignIn,
  summary:
    'Opens a session for the holder of the passkey: alone, or as the second step of a sign-in that was answered SECOND_STEP_REQUIRED.',
  input: z.object({ ticket: RawToken, assertion: PasskeyAssertion }),
  reply: login.reply,
  errors: ['PASSKEY_NOT_ACCEPTED', 'CHALLENGE_EXPIRED', 'INVALID_CREDENTIALS', 'ACCOUNT_DISABLED'],
  limits: SIGN_IN_LIMITS,
});

export const recoveryLogin = endpoint('POST /auth/recovery-login', {
  ...beforeSignIn,
  summary: 'The second step of a sign-in for somebody who has lost their passkey: one of their recovery codes, which is used up.',
  input: z.object({ ticket: RawToken, code: z.string().max(LIMITS.recoveryCodeInput) }),
  reply: login.reply.extend({ recoveryCodesLeft: z.int().nonnegative() }),
  errors: ['INVALID_RECOVERY_CODE', 'CHALLENGE_EXPIRED', 'INVALID_CREDENTIALS', 'ACCOUNT_DISABLED', 'USER_NOT_FOUND'],
  limits: SIGN_IN_LIMITS,
});

export const passkeys = endpoint('GET /auth/passkeys', {
  ...ownAccount,
  summary:
    'What the caller signs in with: passkeys and linked providers, the oldest first, how many recovery codes are left, and whether there is a password.',
  input: z.object({}),
  reply: z.object({
    passkeys: z.array(Passkey).max(LIMITS.passkeysPerAccount),
    recoveryCodesLeft: z.int().nonnegative(),
    /** False of somebody who has only come through a provider: they are never asked for one, and a mailed link sets it. */
    hasPassword: z.boolean().default(true),
    providers: z.array(LinkedProvider).default([]),
    removedProviders: z.array(RemovedProvider).default([]),
    /** Of an administrator without a passkey: from then on administrators' calls answer FACTOR_REQUIRED. Null for everybody else. */
    factorDueAt: Timestamp.nullable(),
    /** Of an administrator with passkeys: the same moment, should the last of them be removed. Null for everybody else. */
    factorDueIfRemoved: Timestamp.nullable().default(null),
  }),
  errors: ['USER_NOT_FOUND'],
});

export const newPasskeyOptions = endpoint('POST /auth/new-passkey-options', {
  ...ownAccount,
  provenOnly: true,
  summary:
    'Begins adding a passkey: what the browser has to be asked to make it. Whoever has not shown in a session that the address is theirs is mailed a link to open in it first.',
  input: z.object({}),
  reply: z.object({ options: PasskeyOptions }),
  errors: ['USER_NOT_FOUND', 'TOO_MANY_PASSKEYS', 'EMAIL_CONFIRMATION_REQUIRED'],
  limits: ['passkeyChallenge'],
});

export const addPasskey = endpoint('POST /auth/add-passkey', {
  ...ownAccount,
  provenOnly: true,
  limits: [...FACTOR_LIMITS],
  summary:
    'Adds the passkey that the browser has made. The first one comes with recovery codes, and from then on signing in takes a second step.',
  input: z.object({ name: PasskeyName, attestation: PasskeyAttestation }),
  reply: z.object({
    passkey: Passkey,
    /** Null when there are some already. */
    recoveryCodes: RecoveryCodes.nullable(),
  }),
  errors: [
    'USER_NOT_FOUND',
    'EMAIL_CONFIRMATION_REQUIRED',
    'TOO_MANY_PASSKEYS',
    'PASSKEY_ALREADY_ADDED',
    'PASSKEY_NOT_ACCEPTED',
    'CHALLENGE_EXPIRED',
  ],
});

export const renamePasskey = endpoint('POST /auth/rename-passkey', {
  ...ownAccount,
  summary: "Gives one of the caller's passkeys another name.",
  input: z.object({ id: Id, name: PasskeyName }),
  reply: z.object({ passkey: Passkey }),
  errors: ['PASSKEY_NOT_FOUND'],
});

export const removePasskey = endpoint('POST /auth/remove-passkey', {
  ...ownAccount,
  provenOnly: true,
  summary: "Removes one of the caller's passkeys; with the last one the recovery codes go, and signing in has one step again.",
  input: z.object({ id: Id }),
  reply: z.object({}),
  errors: ['USER_NOT_FOUND', 'PASSKEY_NOT_FOUND', 'LAST_WAY_IN'],
});

export const renewRecoveryCodes = endpoint('POST /auth/recovery-codes', {
  ...ownAccount,
  provenOnly: true,
  limits: [...FACTOR_LIMITS],
  summary: 'Makes new recovery codes in place of the old ones. They are shown this once.',
  input: z.object({}),
  reply: z.object({ recoveryCodes: RecoveryCodes }),
  errors: ['USER_NOT_FOUND', 'PASSKEY_NOT_FOUND'],
});

/** How somebody can show once more that it is them; `none` for an account without passkey and password, whose owner signs in anew. */
export const PROOF_METHODS = ['passkey', 'password', 'none'] as const;

export const proofOptions = endpoint('POST /auth/proof-options', {
  ...ownAccount,
  summary: 'What somebody is asked for who has to prove themself again, after the code PROOF_REQUIRED.',
  input: z.object({}),
  reply: z.object({ method: z.enum(PROOF_METHODS), options: PasskeyOptions.nullable() }),
  errors: ['USER_NOT_FOUND'],
  limits: ['passkeyChallenge'],
});

export const prove = endpoint('POST /auth/prove', {
  ...ownAccount,
  summary: 'Proves once more who holds the session, by passkey or, where there is none, by password. The proof is good for ten minutes.',
  input: z.object({ password: Password.optional(), assertion: PasskeyAssertion.optional() }),
  reply: z.object({ provenUntil: Timestamp }),
  errors: ['USER_NOT_FOUND', 'INVALID_CREDENTIALS', 'PASSWORD_NOT_SET', 'PASSKEY_REQUIRED', 'PASSKEY_NOT_ACCEPTED', 'CHALLENGE_EXPIRED'],
  limits: PROOF_LIMITS,
});
