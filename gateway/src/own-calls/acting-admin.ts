import type { Caller } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { type OwnParts, signedIn } from './own-call.ts';

/**
 * The admin who is about to change something, by id. Their session is read anew: one that another replica ended a moment ago changes nothing any more.
 * @throws failure('UNAUTHORIZED') when it has ended, or is no admin's
 */
export async function actingAdmin({ sessions, clock }: Pick<OwnParts, 'sessions' | 'clock'>, caller: Caller): Promise<string> {
  const { id, sessionId } = signedIn(caller);
  const alive = await sessions.aliveOf(id, clock.now());
  if (!alive.some((session) => session.id === sessionId && session.role === 'admin')) throw failure('UNAUTHORIZED');
  return id;
}
