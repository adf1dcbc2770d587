import type { Role } from '@pusula/contracts';
import type { DataSource } from 'typeorm';
import { exchange, isAlive, type Session, SessionTable } from './session.ts';

/** PostgreSQL channel on which a revoked session's id travels to every replica. */
export const REVOKED_CHANNEL = 'session_revoked';

export type ExchangeResult = { readonly kind: 'token'; readonly session: Session } | { readonly kind: 'refused' };

export type SessionStore = {
  readonly open: (session: Session) => Promise<void>;
  readonly exchange: (id: string, presentedTokenId: string, nextTokenId: string, now: Date) => Promise<ExchangeResult>;
  readonly revoke: (id: string, now: Date) => Promise<void>;
  readonly revokeAllOf: (accountId: string, now: Date) => Promise<void>;
  /** Takes an account's new role, address or verification over into its open sessions; the next exchange hands them out. */
  readonly reviseAllOf: (accountId: string, revision: { role: Role; email: string; isVerified: boolean }) => Promise<void>;
  readonly markUsed: (ids: readonly string[], now: Date) => Promise<void>;
  readonly revokedSince: (since: Date) => Promise<readonly string[]>;
  /** Removes sessions that nobody can use any more. */
  readonly forget: (before: Date) => Promise<void>;
};

const REVOKE = `with revoked as (update session set revoked_at = $2 where revoked_at is null and WHICH = $1 returning id)
  select pg_notify('${REVOKED_CHANNEL}', id) from revoked`;

export function sessionStore(db: DataSource): SessionStore {
  const sessions = db.getRepository(SessionTable);
  const revoke = async (id: string, now: Date) => {
    await db.query(REVOKE.replace('WHICH', 'id'), [id, now]);
  };

  return {
    async open(session) {
      await sessions.insert(session);
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
    async revokeAllOf(accountId, now) {
      await db.query(REVOKE.replace('WHICH', 'account_id'), [accountId, now]);
    },
    async reviseAllOf(accountId, { role, email, isVerified }) {
      await sessions.update({ accountId }, { role, email, isVerified });
    },
    async markUsed(ids, now) {
      await db.query('update session set last_used_at = greatest(last_used_at, $2) where id = any($1)', [ids, now]);
    },
    async revokedSince(since) {
      const rows: { id: string }[] = await db.query('select id from session where revoked_at >= $1', [since]);
      return rows.map(({ id }) => id);
    },
    async forget(before) {
      await db.query('delete from session where created_at < $1', [before]);
    },
  };
}
