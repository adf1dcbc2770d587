import type { EntityManager } from 'typeorm';

/*
 * One small row for each account that something was heard of: the version that its sessions follow, and the moment before which all of them ended.
 * It outlives them, so that a late event or a sign-in that was under way changes nothing.
 */

/** Others that open or end sessions of the account wait until this transaction ends. */
export const lockSessionsOf = (tx: EntityManager, accountId: string): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [accountId]);

export async function endedBefore(tx: EntityManager, accountId: string): Promise<Date | null> {
  const [row]: { ended_before: Date | null }[] = await tx.query('select ended_before from account_mark where account_id = $1', [accountId]);
  return row?.ended_before ?? null;
}

export const markEnded = (tx: EntityManager, accountId: string, before: Date): Promise<unknown> =>
  tx.query(
    `insert into account_mark as known (account_id, ended_before) values ($1, $2)
     on conflict (account_id) do update set ended_before = greatest(known.ended_before, excluded.ended_before)`,
    [accountId, before],
  );

/** Notes the version of an account. @returns false when it, or a newer one, was noted before */
export async function isNews(tx: EntityManager, accountId: string, version: number): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `insert into account_mark as known (account_id, version) values ($1, $2)
     on conflict (account_id) do update set version = excluded.version where known.version < excluded.version
     returning account_id`,
    [accountId, version],
  );
  return rows.length > 0;
}
