import type { Caller } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';

/** Who is signed in. @throws failure('INVALID_TOKEN_TYPE') for anybody else */
export function signedIn(caller: Caller): Extract<Caller, { type: 'User' }> {
  if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
  return caller;
}
