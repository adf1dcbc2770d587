import type { Caller } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { isProven } from './second-factor.ts';
import type { Session } from './session.ts';
import { signedIn } from './signed-in.ts';

type SessionDeps = Pick<Deps, 'sessions' | 'clock'>;

/**
 * The admin who is about to change something, by id. Their session is read anew, so that a session revoked on another replica can no longer act.
 * @throws failure('UNAUTHORIZED') when it has ended, or is no admin's
 */
export const actingAdmin = async (deps: SessionDeps, caller: Caller): Promise<string> => (await sessionOfAdmin(deps, caller)).accountId;

/** The same, and whether they have proven themself in the last minutes. */
export async function provenAdmin(deps: SessionDeps, caller: Caller): Promise<{ actorId: string; isProven: boolean }> {
  const session = await sessionOfAdmin(deps, caller);
  return { actorId: session.accountId, isProven: isProven(session, deps.clock.now()) };
}

async function sessionOfAdmin({ sessions, clock }: SessionDeps, caller: Caller): Promise<Session> {
  const { id, sessionId } = signedIn(caller);
  const alive = await sessions.aliveOf(id, clock.now());
  const session = alive.find((one) => one.id === sessionId && one.role === 'admin');
  if (!session) throw failure('UNAUTHORIZED');
  return session;
}
