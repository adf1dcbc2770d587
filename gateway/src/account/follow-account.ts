import type { Account, accountChanged, accountErased, DataOf, sessionsEnded } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { Clock, Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { BrowserStore } from '../known-browsers/browser-store.ts';
import type { counterStore } from '../limits/counter-store.ts';
import { factorOf } from '../sessions/second-factor.ts';
import { lastTokensBefore } from '../sessions/session.ts';
import { FOR_GOOD, lockSessionsOf, recordAccountVersion, recordSessionsEnded } from '../sessions/session-conditions.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { HashEmail } from '../tokens/hash-email.ts';
import type { TokenVerifier } from '../tokens/token-verifier.ts';

type SessionDeps = {
  readonly sessions: SessionStore;
  readonly browsers: BrowserStore;
  readonly hashEmail: HashEmail;
  readonly clock: Clock;
};
type ErasingDeps = SessionDeps & { readonly counters: Pick<ReturnType<typeof counterStore>, 'forgetSubjects'> };

/**
 * A disabled or deleted account's sessions end, and those of somebody who is no longer an admin; a new role, address, verification or factor is handed out with
 * their next token. A new role does not wait for it: tokens that say another one count no more, and browsers exchange them.
 */
async function follow(
  { sessions, browsers, hashEmail, clock }: SessionDeps,
  tx: EntityManager,
  account: Account,
  version: number,
): Promise<void> {
  const { id, userType: role, email, isVerified } = account;
  // A sign-in that is opening its session meanwhile sees what is noted here, or is seen.
  await lockSessionsOf(tx, id);
  const factor = factorOf(account);
  const now = clock.now();
  const standing = { notAdminAt: role === 'admin' ? null : now, passkeyKnownAt: factor.hasPasskey ? now : null };
  if (!(await recordAccountVersion(tx, id, version, standing))) return;
  const isOut = account.status !== 'enabled' || (role !== 'admin' && (await sessions.isAdminIn(tx, id)));
  if (isOut) await sessions.endAllOf(tx, { accountId: id, openedBefore: now }, now);
  else await sessions.reviseAllOf(tx, id, { role, email, isVerified, ...factor }, now);
  // Nobody knows whose an unproven address is.
  if (isVerified) await browsers.followAddress(tx, id, hashEmail(email));
  else await browsers.forgetAllOf(tx, id);
}

/** Open sessions follow their account; what comes late changes nothing. */
export const followAccount =
  (deps: SessionDeps): Consumer<typeof accountChanged> =>
  (tx, { data: { account, version } }) =>
    follow(deps, tx, account, version);

/** An erased account leaves no session behind. */
export const eraseSessions =
  (deps: ErasingDeps): Consumer<typeof accountErased> =>
  async (tx, { data }) => {
    const now = deps.clock.now();
    await deps.sessions.endAllOf(tx, { accountId: data.id, openedBefore: now }, now);
    await forget(deps, tx, data);
  };

/**
 * The version is noted, so that no event from before the erasure writes anything personal back. What was counted goes as well: the hash of an address can be
 * guessed.
 * @param email when it is known; the event does not say it, the sessions may
 */
async function forget(
  { sessions, browsers, counters, hashEmail }: ErasingDeps,
  tx: EntityManager,
  { id, version }: DataOf<typeof accountErased>,
  email?: string,
): Promise<void> {
  await recordAccountVersion(tx, id, version, { notAdminAt: null, passkeyKnownAt: null });
  await recordSessionsEnded(tx, id, FOR_GOOD);
  await browsers.forgetAllOf(tx, id);
  const emails = new Set([...(await sessions.forgetAllOf(tx, id)), ...(email === undefined ? [] : [email])]);
  await counters.forgetSubjects(tx, [id, ...[...emails].map(hashEmail)]);
}

/** A password changed: who signed in with the one before is signed out. */
export const endSessions =
  ({ sessions, clock }: SessionDeps): Consumer<typeof sessionsEnded> =>
  async (tx, { data: { id, openedBefore, keptSessionId } }) => {
    await sessions.endAllOf(tx, { accountId: id, openedBefore: new Date(openedBefore), keptSessionId }, clock.now());
  };

/** The same at once, for changes that this gateway passes on itself: its own replica does not wait for the event. */
export type AccountSessions = {
  readonly follow: (account: Account, version: number) => Promise<void>;
  /** @param keptSessionId the one that may go on */
  readonly endAll: (accountId: string, keptSessionId?: string) => Promise<void>;
  readonly erase: (erased: DataOf<typeof accountErased>, email: string) => Promise<void>;
};

export function accountSessions({ db, verifier, ...deps }: ErasingDeps & { db: Database; verifier: TokenVerifier }): AccountSessions {
  const { sessions, clock } = deps;
  /** Whoever was first to write it down, this replica or the event: from here on it counts. */
  const applyNews = async (accountId: string) => {
    for (const news of await sessions.newsOf(accountId, lastTokensBefore(clock.now()))) verifier.applySessionNews(news);
  };
  const endAll = async (accountId: string, keptSessionId: string | null, alsoDo: (tx: EntityManager) => Promise<void>) => {
    await db.transaction(async (tx) => {
      const now = clock.now();
      await sessions.endAllOf(tx, { accountId, openedBefore: now, keptSessionId }, now);
      await alsoDo(tx);
    });
    await applyNews(accountId);
  };
  return {
    follow: async (account, version) => {
      await db.transaction((tx) => follow(deps, tx, account, version));
      await applyNews(account.id);
    },
    endAll: (accountId, keptSessionId) => endAll(accountId, keptSessionId ?? null, async () => undefined),
    erase: (erased, email) => endAll(erased.id, null, (tx) => forget(deps, tx, erased, email)),
  };
}
