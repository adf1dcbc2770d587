import { timeOfId } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import type { Account } from './account.ts';
import { sessionsEndedEvent } from './account-events.ts';

/** Ends the sessions of an account that was locked. The gateway learns of it a moment later. @param keptSessionId the one that goes on, or null */
export async function endSessions(
  { outbox }: Pick<Deps, 'outbox'>,
  tx: EntityManager,
  account: Account,
  now: Date,
  keptSessionId: string | null = null,
): Promise<void> {
  await tx.query(
    `insert into ended_sessions (account_id, opened_before, kept_session_id) values ($1, $2, $3)
     on conflict (account_id) do update set opened_before = excluded.opened_before, kept_session_id = excluded.kept_session_id`,
    [account.id, now, keptSessionId],
  );
  await outbox.add(tx, sessionsEndedEvent(account, now, keptSessionId));
}

type Ended = { readonly opened_before: Date; readonly kept_session_id: string | null };

/**
 * Makes sure, for what lets its caller in later, that their session goes on: their call may have been on its way when it ended, or has been faster than the news of it.
 * The account has been locked.
 * @throws failure('UNAUTHORIZED')
 */
export async function requireOpenSession(tx: EntityManager, accountId: string, sessionId: string): Promise<void> {
  const [ended] = await tx.query<Ended[]>('select opened_before, kept_session_id from ended_sessions where account_id = $1', [accountId]);
  if (!ended || ended.kept_session_id === sessionId || timeOfId(sessionId) > ended.opened_before) return;
  throw failure('UNAUTHORIZED');
}
