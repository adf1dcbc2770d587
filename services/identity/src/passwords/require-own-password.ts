import { failure } from '@pusula/service-kit/service';
import { type Account, maySignIn } from '../accounts/account.ts';
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
