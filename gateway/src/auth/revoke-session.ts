import type { revokeSession as one, revokeOtherSessions as others } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { signedIn } from '../sessions/signed-in.ts';

async function end({ sessions, verifier, clock }: Deps, ids: readonly string[]): Promise<void> {
  ids.forEach(verifier.revokeSession);
  await sessions.revoke(ids, clock.now());
}

/** Ends one of the caller's sessions; of somebody else's it says no more than that there is none (S5). */
export const revokeSession =
  (deps: Deps): GatewayHandler<typeof one> =>
  async ({ input, caller }) => {
    const own = await deps.sessions.aliveOf(signedIn(caller).id, deps.clock.now());
    if (!own.some(({ id }) => id === input.id)) throw failure('SESSION_NOT_FOUND');
    await end(deps, [input.id]);
    return {};
  };

/** Ends all of the caller's sessions but the one in use. Wherever else they were signed in, they are new from now on. */
export const revokeOtherSessions =
  (deps: Deps): GatewayHandler<typeof others> =>
  async ({ caller, client: { browser } }) => {
    const { id: accountId, sessionId } = signedIn(caller);
    const alive = await deps.sessions.aliveOf(accountId, deps.clock.now());
    const ended = alive.map(({ id }) => id).filter((id) => id !== sessionId);
    await end(deps, ended);
    await deps.browsers.forgetOthers(accountId, browser.id);
    return { ended: ended.length };
  };
