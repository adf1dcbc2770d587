import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, maySignIn } from '../accounts/account.ts';
import { lockAccount } from '../accounts/account-table.ts';
import type { Passwords } from './passwords.ts';

/**
 * Makes sure that the present password is known to whoever asks for a change.
 * @throws failure: USER_NOT_FOUND for an account that may not sign in, PASSWORD_NOT_SET, INVALID_CREDENTIALS
 */
export async function requireOwnPassword(passwords: Passwords, account: Account, password: string): Promise<void> {
  if (!maySignIn(account)) throw failure('USER_NOT_FOUND');
  if (account.passwordHash === null) throw failure('PASSWORD_NOT_SET');
  if (!(await passwords.verify(account.passwordHash, password))) throw failure('INVALID_CREDENTIALS');
}

/**
 * Locks an account whose present password was right a moment ago.
 * @throws failure: INVALID_CREDENTIALS when it was replaced meanwhile, and what was given is the present one no more; PROOF_REQUIRED; USER_NOT_FOUND
 */
export async function lockWithSamePassword(
  tx: EntityManager,
  { id, passwordHash }: Account,
  input: { readonly hasProvenKey: boolean },
): Promise<Account> {
  const account = await lockProven(tx, id, input);
  if (account.passwordHash !== passwordHash) throw failure('INVALID_CREDENTIALS');
  return account;
}

/**
 * Locks an account that may have got a passkey since its holder was asked for the password, which is not enough then.
 * @throws failure: PROOF_REQUIRED, USER_NOT_FOUND
 */
export async function lockProven(tx: EntityManager, id: string, { hasProvenKey }: { readonly hasProvenKey: boolean }): Promise<Account> {
  const account = await lockAccount(tx, id);
  requireProvenKey(account, { hasProvenKey });
  return account;
}

/** Pure: of somebody who has a passkey, nothing else is enough. @throws failure('PROOF_REQUIRED') */
export function requireProvenKey({ hasPasskey }: Account, { hasProvenKey }: { readonly hasProvenKey: boolean }): void {
  if (hasPasskey && !hasProvenKey) throw failure('PROOF_REQUIRED');
}
