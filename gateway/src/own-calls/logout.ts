import type { logout as contract } from '@pusula/contracts';
import { type OwnHandler, type OwnParts, signedIn } from './own-call.ts';

/** Ends the caller's session, here at once and in every other replica within a second. */
export const logout =
  ({ sessions, verifier, clock }: OwnParts): OwnHandler<typeof contract> =>
  async ({ caller }) => {
    const { sessionId } = signedIn(caller);
    verifier.revokeSession(sessionId);
    await sessions.revoke([sessionId], clock.now());
    return {};
  };
