import { z } from 'zod';
import { Account, HasProvenKey, InOwnersBrowser } from './accounts.ts';
import { endpoint } from './define.ts';
import {
  addPasskey,
  newPasskeyOptions,
  passkeys,
  proofOptions,
  prove,
  recoveryLogin,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from './passkeys.ts';
import { Id, Version } from './values.ts';
import { base64url, PasskeyAssertion, PasskeyOptions } from './webauthn.ts';

/** Calls of the gateway to the identity service, which keeps passkeys and recovery codes. */

const AccountReply = z.object({ account: Account, version: Version });
const internal = { owner: 'identity', tokens: [], internal: true } as const;
const OwnSession = { id: Id, sessionId: Id };

export const beginPasskeySignIn = endpoint('POST /internal/begin-passkey-sign-in', {
  ...internal,
  summary: 'A challenge for a sign-in with a passkey alone.',
  input: z.object({}),
  reply: z.object({ options: PasskeyOptions }),
  errors: [],
});

export const checkPasskey = endpoint('POST /internal/check-passkey', {
  ...internal,
  summary: 'The account whose passkey has signed a challenge of a sign-in, which is used up whatever comes of it.',
  input: z.object({
    challenge: base64url(100),
    /** Of a second step: whose first step it follows. */
    accountId: Id.nullable(),
    assertion: PasskeyAssertion,
  }),
  reply: z.object({ account: Account }),
  errors: ['PASSKEY_NOT_ACCEPTED', 'CHALLENGE_EXPIRED', 'ACCOUNT_DISABLED'],
});

export const takeRecoveryCode = endpoint('POST /internal/take-recovery-code', {
  ...internal,
  summary:
    'Uses one of the recovery codes of an account up, and with it the challenge that it stands in for an answer to; neither when it refuses.',
  input: z.object({ accountId: Id, challenge: base64url(100), code: recoveryLogin.input.shape.code }),
  reply: z.object({ account: Account, recoveryCodesLeft: z.int().nonnegative() }),
  errors: ['INVALID_RECOVERY_CODE', 'CHALLENGE_EXPIRED', 'ACCOUNT_DISABLED', 'USER_NOT_FOUND'],
});

export const accountFactors = endpoint('GET /internal/account-factors', {
  ...internal,
  summary: "An account's passkeys and providers, how many recovery codes are left, and whether it has a password.",
  input: z.object({ id: Id }),
  reply: passkeys.reply.omit({ factorDueAt: true, factorDueIfRemoved: true }).extend({ account: Account }),
  errors: ['USER_NOT_FOUND'],
});

export const beginPasskey = endpoint('POST /internal/begin-passkey', {
  ...internal,
  summary: 'A challenge for a new passkey, bound to the session it is asked from.',
  input: z.object({ ...OwnSession, inOwnersBrowser: InOwnersBrowser, hasProvenKey: HasProvenKey }),
  reply: newPasskeyOptions.reply,
  errors: [...newPasskeyOptions.errors, 'PROOF_REQUIRED'],
});

export const savePasskey = endpoint('POST /internal/keep-passkey', {
  ...internal,
  summary: 'Keeps the passkey that was made for a challenge of the same session.',
  input: addPasskey.input.extend({ ...OwnSession, inOwnersBrowser: InOwnersBrowser, hasProvenKey: HasProvenKey }),
  reply: addPasskey.reply.extend(AccountReply.shape),
  errors: [...addPasskey.errors, 'PROOF_REQUIRED'],
});

export const renameAccountPasskey = endpoint('POST /internal/rename-passkey', {
  ...internal,
  summary: "Renames one of an account's passkeys.",
  input: z.object({ accountId: Id, ...renamePasskey.input.shape }),
  reply: renamePasskey.reply,
  errors: renamePasskey.errors,
});

export const removeAccountPasskey = endpoint('POST /internal/remove-passkey', {
  ...internal,
  summary: "Removes one of an account's passkeys.",
  input: z.object({ accountId: Id, id: Id, hasProvenKey: HasProvenKey }),
  reply: AccountReply,
  errors: [...removePasskey.errors, 'PROOF_REQUIRED'],
});

export const makeRecoveryCodes = endpoint('POST /internal/make-recovery-codes', {
  ...internal,
  summary: 'New recovery codes for an account that has a passkey.',
  input: z.object({ id: Id, hasProvenKey: HasProvenKey }),
  reply: renewRecoveryCodes.reply,
  errors: [...renewRecoveryCodes.errors, 'PROOF_REQUIRED'],
});

export const beginProof = endpoint('POST /internal/begin-proof', {
  ...internal,
  summary: 'How the owner of an account can prove themself in this session, with a challenge where it is by passkey.',
  input: z.object(OwnSession),
  reply: proofOptions.reply,
  errors: proofOptions.errors,
});

export const checkProof = endpoint('POST /internal/check-proof', {
  ...internal,
  summary: 'Whether a proof of the owner of an account is right.',
  input: prove.input.extend(OwnSession),
  reply: z.object({}),
  errors: prove.errors,
});
