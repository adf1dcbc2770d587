import type { logout as contract } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { signedIn } from '../sessions/signed-in.ts';

/** Ends the caller's session, here at once and in every other replica within a second. */
export const logout =
  ({ sessions, verifier, clock }: Deps): GatewayHandler<typeof contract> =>
  async ({ caller, client: { exchangeCookie } }) => {
    const { sessionId } = signedIn(caller);
    verifier.revokeSession(sessionId);
    await sessions.revoke([sessionId], clock.now());
    if (exchangeCookie.read()?.sessionId === sessionId) exchangeCookie.clear();
    return {};
  };
