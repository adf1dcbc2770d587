import type { Caller } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { isProven } from '../sessions/second-factor.ts';
import { type OwnParts, signedIn } from './own-call.ts';

type Parts = Pick<OwnParts, 'sessions' | 'clock'>;

/**
 * The admin who is about to change something, by id. Their session is read anew: one that another replica ended a moment ago changes nothing any more.
 * @throws failure('UNAUTHORIZED') when it has ended, or is no admin's
 */
export const actingAdmin = async (parts: Parts, caller: Caller): Promise<string> => (await provenAdmin(parts, caller)).actorId;

/** The same, and whether they have proven themself in the last minutes. */
export async function provenAdmin({ sessions, clock }: Parts, caller: Caller): Promise<{ actorId: string; isProven: boolean }> {
  const { id, sessionId } = signedIn(caller);
  const now = clock.now();
  const alive = await sessions.aliveOf(id, now);
  const session = alive.find((one) => one.id === sessionId && one.role === 'admin');
  if (!session) throw failure('UNAUTHORIZED');
  return { actorId: id, isProven: isProven(session, now) };
}
