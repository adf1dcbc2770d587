import type { logout as contract } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import type { OwnHandler, OwnParts } from './own-call.ts';

/** Ends the caller's session, here at once and in every other replica within a second. */
export const logout =
  ({ sessions, verifier, clock }: OwnParts): OwnHandler<typeof contract> =>
  async ({ caller }) => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    verifier.revokeSession(caller.sessionId);
    await sessions.revoke(caller.sessionId, clock.now());
    return {};
  };
