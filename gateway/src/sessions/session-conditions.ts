import type { EntityManager } from 'typeorm';
import type { Session } from './session.ts';

/*
 * One small row for each account that something is known of: the version that its sessions follow, the moment before which all of them ended, and when it
 * was last known to be no admin's, and to have a passkey. It outlives them, so that a late event or a sign-in that was under way changes nothing.
 */

/** Others that open or end sessions of the account wait until this transaction ends. */
export const lockSessionsOf = (tx: EntityManager, accountId: string): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [accountId]);

/** What an account's sessions have to be opened after; null for nothing. */
type SessionConditions = { readonly endedBefore: Date | null } & AccountHistory;

/** When an account was last known to be no admin's, and to have a passkey; null: it is one's, or has none. */
export type AccountHistory = { readonly notAdminAt: Date | null; readonly passkeyKnownAt: Date | null };

export async function sessionConditionsOf(tx: EntityManager, accountId: string): Promise<SessionConditions> {
  const [row]: SessionConditions[] = await tx.query(
    'select ended_before as "endedBefore", not_admin_at as "notAdminAt", keyed_at as "passkeyKnownAt" from account_mark where account_id = $1',
    [accountId],
  );
  return row ?? { endedBefore: null, notAdminAt: null, passkeyKnownAt: null };
}

/** Pure: whether what let somebody in has changed since their session began. */
export function isOutdated(
  { createdAt, role, hasPasskey }: Session,
  { endedBefore, notAdminAt, passkeyKnownAt }: SessionConditions,
): boolean {
  const isSince = (moment: Date | null) => moment !== null && createdAt <= moment;
  return isSince(endedBefore) || (role === 'admin' && isSince(notAdminAt)) || (!hasPasskey && isSince(passkeyKnownAt));
}

/** Of an erased account nothing is opened or remembered any more. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

export const recordSessionsEnded = (tx: EntityManager, accountId: string, before: Date): Promise<unknown> =>
  tx.query(
    `insert into account_mark as known (account_id, ended_before) values ($1, $2)
     on conflict (account_id) do update set ended_before = greatest(known.ended_before, excluded.ended_before)`,
    [accountId, before],
  );

/**
 * Notes the version of an account, and how it stands now.
 * @returns false when it, or a newer one, was noted before
 */
export async function recordAccountVersion(
  tx: EntityManager,
  accountId: string,
  version: number,
  { notAdminAt, passkeyKnownAt }: AccountHistory,
): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `insert into account_mark as known (account_id, version, not_admin_at, keyed_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update set version = excluded.version, not_admin_at = excluded.not_admin_at, keyed_at = excluded.keyed_at
     where known.version < excluded.version
     returning account_id`,
    [accountId, version, notAdminAt, passkeyKnownAt],
  );
  return rows.length > 0;
}
