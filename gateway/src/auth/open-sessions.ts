import type { openSessions as contract, OpenSession } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import type { Session } from '../sessions/session.ts';
import { signedIn } from '../sessions/signed-in.ts';

/** Pure: sessions as their owner sees them, the one in use first. */
export function sessionList(sessions: readonly Session[], currentId: string, now: Date): OpenSession[] {
  const seen = sessions.map(({ id, userAgent, authenticationType, createdAt, lastUsedAt }): OpenSession => {
    const isCurrent = id === currentId;
    // Use is written down now and then; this session is used by asking.
    const lastUsed = isCurrent ? now : lastUsedAt;
    return { id, userAgent, authenticationType, createdAt: createdAt.toISOString(), lastUsedAt: lastUsed.toISOString(), isCurrent };
  });
  return seen.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Where the caller is signed in. */
export const openSessions =
  ({ sessions, clock }: Deps): GatewayHandler<typeof contract> =>
  async ({ caller }) => {
    const { id, sessionId } = signedIn(caller);
    const now = clock.now();
    return { sessions: sessionList(await sessions.aliveOf(id, now), sessionId, now) };
  };
