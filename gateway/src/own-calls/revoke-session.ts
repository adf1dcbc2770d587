import type { revokeSession as one, revokeOtherSessions as others } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { type OwnHandler, type OwnParts, signedIn } from './own-call.ts';

async function end({ sessions, verifier, clock }: OwnParts, ids: readonly string[]): Promise<void> {
  ids.forEach(verifier.revokeSession);
  await sessions.revoke(ids, clock.now());
}

/** Ends one of the caller's sessions; of somebody else's it says no more than that there is none (S5). */
export const revokeSession =
  (parts: OwnParts): OwnHandler<typeof one> =>
  async ({ input, caller }) => {
    const own = await parts.sessions.aliveOf(signedIn(caller).id, parts.clock.now());
    if (!own.some(({ id }) => id === input.id)) throw failure('SESSION_NOT_FOUND');
    await end(parts, [input.id]);
    return {};
  };

/** Ends all of the caller's sessions but the one in use. */
export const revokeOtherSessions =
  (parts: OwnParts): OwnHandler<typeof others> =>
  async ({ caller }) => {
    const { id: accountId, sessionId } = signedIn(caller);
    const alive = await parts.sessions.aliveOf(accountId, parts.clock.now());
    const ended = alive.map(({ id }) => id).filter((id) => id !== sessionId);
    await end(parts, ended);
    return { ended: ended.length };
  };
