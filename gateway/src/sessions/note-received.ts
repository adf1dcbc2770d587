import type { DataOf, signInNoticed } from '@pusula/contracts';
import type { Log } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import type { SessionStore } from './session-store.ts';

type NotingDeps = {
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly notifyOwner: (noticed: DataOf<typeof signInNoticed>) => Promise<void>;
};

/**
 * Writes down that the holder of a session has received this token of it. Where another was made in its place meanwhile, two hold what it was made of: the session ends, and its owner is notified.
 * @returns whether it has ended
 */
export const noteReceived =
  ({ sessions, clock, log, notifyOwner }: NotingDeps) =>
  async ({ sid, jti }: { readonly sid: string; readonly jti: string }): Promise<boolean> => {
    const now = clock.now();
    const account = await sessions.markTokenUsed(sid, jti, now);
    if (account === undefined) return false;
    log.warn({ security: 'session-replayed', account, session: sid }, 'a copied token was used: its session has ended');
    await notifyOwner({ id: account, notice: 'session-replayed', at: now.toISOString() });
    return true;
  };
