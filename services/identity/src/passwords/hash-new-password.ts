import { failure } from '@pusula/service-kit/service';
import type { Owner } from './password-faults.ts';
import type { Passwords } from './passwords.ts';
import { requireStrongPassword } from './require-strong-password.ts';

/**
 * The hash of a password that somebody chooses.
 * @param path of the field that it came in
 * @throws failure: WEAK_PASSWORD; PASSWORD_SET_ERROR when it could not be hashed
 */
export async function hashNewPassword(passwords: Passwords, password: string, owner: Owner, path?: string): Promise<string> {
  requireStrongPassword(password, owner, path);
  try {
    return await passwords.hash(password);
  } catch (cause) {
    throw failure('PASSWORD_SET_ERROR', undefined, cause);
  }
}
