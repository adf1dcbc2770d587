import type { Caller } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';

/**
 * Identity comes from the token: a body that names somebody else is refused (S5).
 * @returns the caller's id
 * @throws failure('INVALID_USER_ID')
 */
export function requireSelf(caller: Caller, userId: string): string {
  if (caller.type !== 'User' || caller.id !== userId) throw failure('INVALID_USER_ID');
  return caller.id;
}
