import type { Caller } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { isProven } from '../sessions/second-factor.ts';
import { signedIn } from './signed-in.ts';

type SessionDeps = Pick<Deps, 'sessions' | 'clock'>;

/**
 * The admin who is about to change something, by id. Their session is read anew, so that a session revoked on another replica can no longer act.
 * @throws failure('UNAUTHORIZED') when it has ended, or is no admin's
 */
export const actingAdmin = async (deps: SessionDeps, caller: Caller): Promise<string> => (await provenAdmin(deps, caller)).actorId;

/** The same, and whether they have proven themself in the last minutes. */
export async function provenAdmin({ sessions, clock }: SessionDeps, caller: Caller): Promise<{ actorId: string; isProven: boolean }> {
  const { id, sessionId } = signedIn(caller);
  const now = clock.now();
  const alive = await sessions.aliveOf(id, now);
  const session = alive.find((one) => one.id === sessionId && one.role === 'admin');
  if (!session) throw failure('UNAUTHORIZED');
  return { actorId: id, isProven: isProven(session, now) };
}
