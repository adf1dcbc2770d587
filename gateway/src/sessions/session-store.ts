import { type Role, SERVER_LIMITS } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import { type EntityManager, IsNull } from 'typeorm';
import type { Exchangeable } from './session.ts';
import { exchange, isAlive, type Session, SessionTable } from './session.ts';
import { isOutdated, lockSessionsOf, recordSessionsEnded, sessionConditionsOf } from './session-conditions.ts';

/** PostgreSQL channel that wakes every replica when a session was revoked or changed its role. */
export const SESSION_CHANNEL = 'session_changed';

/** What a replica has to know of a session to judge its tokens: since when it is over, or has another role. */
export type SessionNews = {
  readonly id: string;
  readonly role: Role;
  readonly revokedAt: Date | null;
  readonly roleChangedAt: Date | null;
};

export type ExchangeResult =
  | { readonly kind: 'token'; readonly session: Session }
  | { readonly kind: 'refused' }
  /** A copy of its token was used: the session has just ended. */
  | { readonly kind: 'replayed'; readonly accountId: string };
/** What a caller wants exchanged. */
export type Presented = Exchangeable & { readonly isByCookie: boolean };
export type SessionsEnd = {
  readonly accountId: string;
  /** Or at that very moment: later ones were opened with what counts since then. */
  readonly openedBefore: Date;
  readonly keptSessionId?: string | null;
};

export type SessionRevision = Pick<Session, 'role' | 'email' | 'isVerified' | 'hasPasskey' | 'adminSince'>;

/** Whether somebody has a passkey, and when they last showed in a session that it is them; null: never. */
export type HolderProof = Pick<Session, 'hasPasskey' | 'provenAt'>;

export type SessionStore = {
  /**
   * Of too many sessions of an account, those end that were used longest ago.
   * @returns false when the account's sessions were ended, its owner lost the role admin or got a first passkey after this one began: what let them in no longer counts
   */
  readonly open: (session: Session) => Promise<boolean>;
  /** Whether no end of the account's sessions has come since then. */
  readonly mayOpen: (accountId: string, began: Date) => Promise<boolean>;
  readonly exchange: (presented: Presented, nextTokenId: string, now: Date) => Promise<ExchangeResult>;
  /** An account's sessions that still count, the last used one first. */
  readonly aliveOf: (accountId: string, now: Date) => Promise<readonly Session[]>;
  readonly revoke: (ids: readonly string[], now: Date) => Promise<void>;
  /** Its holder has proven who they are. @returns false where that takes a passkey */
  readonly prove: (id: string, now: Date, how: { readonly byPasskey: boolean }) => Promise<boolean>;
  /** What is known of its holder; undefined: the session counts no more. */
  readonly proofOf: (id: string, now: Date) => Promise<HolderProof | undefined>;
  readonly endAllOf: (tx: EntityManager, end: SessionsEnd, now: Date) => Promise<void>;
  readonly isAdminIn: (tx: EntityManager, accountId: string) => Promise<boolean>;
  /**
   * Takes an account's new role, address, verification or factor over into its open sessions; the next exchange hands them out. What was proven without a passkey is proven no more
   * when there is one.
   */
  readonly reviseAllOf: (tx: EntityManager, accountId: string, revision: SessionRevision, now: Date) => Promise<void>;
  /** Blanks what is personal in an account's sessions; the rows go with their time. @returns the addresses that were in them */
  readonly forgetAllOf: (tx: EntityManager, accountId: string) => Promise<readonly string[]>;
  /**
   * The holder of a session has used this token of it, and so has received it.
   * @returns whose session has just ended, as somebody else was given another token in this one's place
   */
  readonly markTokenUsed: (id: string, tokenId: string, now: Date) => Promise<string | undefined>;
  readonly markUsed: (ids: readonly string[], now: Date) => Promise<void>;
  /** The sessions that were revoked or changed their role since then. */
  readonly newsSince: (since: Date) => Promise<readonly SessionNews[]>;
  /** The latest of those: there are no more that could have changed at once. */
  readonly newsOf: (accountId: string, since: Date) => Promise<readonly SessionNews[]>;
  /** Removes sessions that nobody can use any more: those opened, and those ended, before then. */
  readonly forget: (before: { readonly opened: Date; readonly ended: Date }) => Promise<void>;
};

const revokeWhere = (condition: string) =>
  `with revoked as (update session set revoked_at = $2 where revoked_at is null and ${condition} returning id, account_id)
  select id, account_id as "accountId", pg_notify('${SESSION_CHANNEL}', '') from revoked`;
const REVOKE = revokeWhere('id = any($1)');
const REVOKE_COPIED = revokeWhere('id = $1 and $3 = any(given_up_token_ids)');
const REVOKE_ALL = revokeWhere('account_id = $1 and created_at <= $3 and id is distinct from $4::char(26)');
const REVOKE_SURPLUS = revokeWhere(`id in
  (select id from session where account_id = $1 and revoked_at is null order by last_used_at desc, id desc offset $3)`);
const FORGET_BROWSERS = 'delete from known_browser where account_id = $1 and last_sign_in_at < $2';
const REVISE_ALL = `with before as (select id, role from session where account_id = $1 for update),
  revised as (
    update session set role = $2, email = $3, is_verified = $4, has_passkey = $6, admin_since = $7,
      proven_at = case when $6 and not session.has_passkey then null else session.proven_at end,
      role_changed_at = case when before.role = $2 then session.role_changed_at else $5 end
    from before where session.id = before.id returning before.role
  )
  select pg_notify('${SESSION_CHANNEL}', '') from revised where role <> $2 limit 1`;
const NEWS = `select id, role, revoked_at as "revokedAt", role_changed_at as "roleChangedAt" from session
  where (revoked_at >= $1 or role_changed_at >= $1)`;

export function sessionStore(db: Database): SessionStore {
  const revoke = async (ids: readonly string[], now: Date) => {
    await db.manager.query(REVOKE, [ids, now]);
  };

  return {
    open: (session) =>
      db.transaction(async (tx) => {
        await lockSessionsOf(tx, session.accountId);
        if (isOutdated(session, await sessionConditionsOf(tx, session.accountId))) return false;
        await tx.insert(SessionTable, session);
        await tx.query(REVOKE_SURPLUS, [session.accountId, session.createdAt, SERVER_LIMITS.sessionsPerAccount]);
        return true;
      }),
    async mayOpen(accountId, began) {
      const { endedBefore } = await sessionConditionsOf(db.manager, accountId);
      return !endedBefore || began > endedBefore;
    },
    async exchange({ sessionId: id, tokenId, isByCookie }, nextTokenId, now) {
      const result = await db.transaction(async (tx) => {
        const session = await tx.findOne(SessionTable, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (!session || !isAlive(session, now)) return { kind: 'dead' } as const;
        // A copy of what scripts hold makes no new token, and harms nobody.
        if (session.needsCookie && !isByCookie) return { kind: 'dead' } as const;
        const outcome = exchange(session, tokenId, nextTokenId, now);
        if (outcome.kind === 'rotate') await tx.save(SessionTable, outcome.session);
        return outcome.kind === 'replay' ? ({ kind: 'replayed', accountId: session.accountId } as const) : outcome;
      });
      if (result.kind === 'dead') return { kind: 'refused' };
      if (result.kind !== 'replayed') return { kind: 'token', session: result.session };
      await revoke([id], now);
      return result;
    },
    async aliveOf(accountId, now) {
      const order = { lastUsedAt: 'DESC', id: 'DESC' } as const;
      const sessions = await db.manager.find(SessionTable, {
        where: { accountId, revokedAt: IsNull() },
        order,
        take: SERVER_LIMITS.sessionsPerAccount,
      });
      return sessions.filter((session) => isAlive(session, now));
    },
    revoke,
    async prove(id, now, { byPasskey }) {
      const { affected } = await db.manager.update(SessionTable, byPasskey ? { id } : { id, hasPasskey: false }, { provenAt: now });
      return affected === 1;
    },
    async proofOf(id, now) {
      const session = await db.manager.findOneBy(SessionTable, { id });
      return session && isAlive(session, now) ? session : undefined;
    },
    async endAllOf(tx, { accountId, openedBefore, keptSessionId = null }, now) {
      await lockSessionsOf(tx, accountId);
      await recordSessionsEnded(tx, accountId, openedBefore);
      await tx.query(FORGET_BROWSERS, [accountId, openedBefore]);
      await tx.query(REVOKE_ALL, [accountId, now, openedBefore, keptSessionId]);
    },
    isAdminIn: (tx, accountId) => tx.exists(SessionTable, { where: { accountId, role: 'admin', revokedAt: IsNull() } }),
    async reviseAllOf(tx, accountId, { role, email, isVerified, hasPasskey, adminSince }, now) {
      await tx.query(REVISE_ALL, [accountId, role, email, isVerified, now, hasPasskey, adminSince]);
    },
    async forgetAllOf(tx, accountId) {
      const known: { email: string }[] = await tx.query(`select distinct email from session where account_id = $1 and email <> ''`, [
        accountId,
      ]);
      await tx.update(SessionTable, { accountId }, { email: '', userAgent: '', authenticationType: 'Basic' });
      return known.map(({ email }) => email);
    },
    async markTokenUsed(id, tokenId, now) {
      await db.manager.query('update session set is_token_used = true where id = $1 and token_id = $2 and not is_token_used', [
        id,
        tokenId,
      ]);
      // After an exchange that was under way, which gave it up.
      const [ended]: { accountId: string }[] = await db.manager.query(REVOKE_COPIED, [id, now, tokenId]);
      return ended?.accountId;
    },
    async markUsed(ids, now) {
      await db.manager.query('update session set last_used_at = greatest(last_used_at, $2) where id = any($1)', [ids, now]);
    },
    newsSince: (since) => db.manager.query(NEWS, [since]),
    newsOf: (accountId, since) =>
      db.manager.query(`${NEWS} and account_id = $2 order by greatest(revoked_at, role_changed_at) desc limit $3`, [
        since,
        accountId,
        2 * SERVER_LIMITS.sessionsPerAccount,
      ]),
    async forget({ opened, ended }) {
      await db.manager.query('delete from session where created_at < $1 or revoked_at < $2', [opened, ended]);
    },
  };
}
