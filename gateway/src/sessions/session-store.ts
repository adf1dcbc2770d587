import type { Role } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import { exchange, isAlive, type Session, SessionTable } from './session.ts';

/** PostgreSQL channel that wakes every replica when a session was revoked. */
export const REVOKED_CHANNEL = 'session_revoked';

export type ExchangeResult = { readonly kind: 'token'; readonly session: Session } | { readonly kind: 'refused' };

export type SessionStore = {
  readonly open: (session: Session) => Promise<void>;
  readonly exchange: (id: string, presentedTokenId: string, nextTokenId: string, now: Date) => Promise<ExchangeResult>;
  readonly revoke: (id: string, now: Date) => Promise<void>;
  readonly revokeAllOf: (tx: EntityManager, accountId: string, now: Date) => Promise<void>;
  /** Takes an account's new role, address or verification over into its open sessions; the next exchange hands them out. */
  readonly reviseAllOf: (
    tx: EntityManager,
    accountId: string,
    revision: { role: Role; email: string; isVerified: boolean },
  ) => Promise<void>;
  /** Blanks what is personal in an account's sessions; the rows go with their time. */
  readonly forgetAllOf: (tx: EntityManager, accountId: string) => Promise<void>;
  readonly markUsed: (ids: readonly string[], now: Date) => Promise<void>;
  readonly revokedSince: (since: Date) => Promise<readonly string[]>;
  /** Removes sessions that nobody can use any more. */
  readonly forget: (before: Date) => Promise<void>;
};

const revokeWhere = (column: 'id' | 'account_id') =>
  `with revoked as (update session set revoked_at = $2 where revoked_at is null and ${column} = $1 returning id)
  select pg_notify('${REVOKED_CHANNEL}', '') from revoked limit 1`;

export function sessionStore(db: Database): SessionStore {
  const revoke = async (id: string, now: Date) => {
    await db.manager.query(revokeWhere('id'), [id, now]);
  };

  return {
    async open(session) {
      await db.manager.insert(SessionTable, session);
    },
    async exchange(id, presentedTokenId, nextTokenId, now) {
      const result = await db.transaction(async (tx) => {
        const session = await tx.findOne(SessionTable, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (!session || !isAlive(session, now)) return { kind: 'dead' } as const;
        const outcome = exchange(session, presentedTokenId, nextTokenId, now);
        if (outcome.kind === 'rotate') await tx.save(SessionTable, outcome.session);
        return outcome;
      });
      if (result.kind === 'replay') await revoke(id, now);
      return result.kind === 'rotate' || result.kind === 'repeat' ? { kind: 'token', session: result.session } : { kind: 'refused' };
    },
    revoke,
    async revokeAllOf(tx, accountId, now) {
      await tx.query(revokeWhere('account_id'), [accountId, now]);
    },
    async reviseAllOf(tx, accountId, { role, email, isVerified }) {
      await tx.update(SessionTable, { accountId }, { role, email, isVerified });
    },
    async forgetAllOf(tx, accountId) {
      await tx.update(SessionTable, { accountId }, { email: '' });
    },
    async markUsed(ids, now) {
      await db.manager.query('update session set last_used_at = greatest(last_used_at, $2) where id = any($1)', [ids, now]);
    },
    async revokedSince(since) {
      const rows: { id: string }[] = await db.manager.query('select id from session where revoked_at >= $1', [since]);
      return rows.map(({ id }) => id);
    },
    async forget(before) {
      await db.manager.query('delete from session where created_at < $1', [before]);
    },
  };
}
