import { firstIdOf, SERVER_LIMITS } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { EntityManager } from 'typeorm';
import { lockSessionsOf } from '../sessions/session-conditions.ts';

/** A browser that the owner of an account has signed in with. */
export type BrowserOfAccount = {
  readonly browserId: string;
  readonly accountId: string;
  readonly emailHash: string;
  readonly userAgent: string;
  /** When its owner last proved in it who they are. What ended the account's sessions since then made it a stranger's again. */
  readonly lastSignInAt: Date;
  /** Whether a link that was mailed to that address was opened in it: one that went to a former address says nothing of whose the present one is. */
  readonly hasOpenedLetter: boolean;
};
export type BrowserStore = {
  /** The browser as it is known for the account of that address. */
  readonly knownFor: (browserId: string, emailHash: string, now: Date) => Promise<BrowserOfAccount | undefined>;
  /** Of too many, those that were used longest ago are forgotten; of the last week's, those of the last day come first, and the latest in which a letter was opened stay. */
  readonly remember: (browser: BrowserOfAccount) => Promise<void>;
  /** The browsers that an account is known in, the one that was signed in with last comes first. */
  readonly knownTo: (accountId: string, now: Date) => Promise<readonly BrowserOfAccount[]>;
  readonly forget: (accountId: string, browserId: string) => Promise<void>;
  readonly forgetOthers: (accountId: string, keptBrowserId: string | undefined) => Promise<void>;
  /** The account has another address, to which no letter was opened in any browser that is known so far. */
  readonly followAddress: (tx: EntityManager, accountId: string, emailHash: string) => Promise<void>;
  readonly forgetAllOf: (tx: EntityManager, accountId: string) => Promise<void>;
  readonly forgetUnused: (now: Date) => Promise<void>;
};

const KNOWN = `select browser_id as "browserId", account_id as "accountId", email_hash as "emailHash", user_agent as "userAgent",
    last_sign_in_at as "lastSignInAt", has_opened_letter as "hasOpenedLetter"
  from known_browser left join account_mark using (account_id)
  where (ended_before is null or last_sign_in_at >= ended_before)`;
const REMEMBER = `insert into known_browser (browser_id, account_id, email_hash, user_agent, last_sign_in_at, has_opened_letter)
  select $1, $2, $3, $4, $5::timestamptz, $6::boolean
  where not exists (select 1 from account_mark where account_id = $2 and ended_before > $5)
  on conflict (browser_id, account_id) do update set email_hash = excluded.email_hash, user_agent = excluded.user_agent,
    last_sign_in_at = excluded.last_sign_in_at, has_opened_letter =
      excluded.has_opened_letter or (known_browser.has_opened_letter and known_browser.email_hash = excluded.email_hash)`;
/** Where the letter to the new address was opened before this is heard of, the address is the new one already. */
const FOLLOW = 'update known_browser set email_hash = $2, has_opened_letter = false where account_id = $1 and email_hash <> $2';
const FORGET_SURPLUS = `delete from known_browser where account_id = $1 and browser_id in
  (select browser_id from known_browser where account_id = $1 order by
    (has_opened_letter and row_number() over (partition by has_opened_letter order by last_sign_in_at desc, browser_id desc) <= $5) desc,
    (browser_id < $3 and last_sign_in_at > $4) desc, last_sign_in_at desc, browser_id desc offset $2)`;
/** The owner's latest stay, whoever signs in elsewhere, however often; there is room for others beside them. */
const KEPT_OF_OWNER = SERVER_LIMITS.knownBrowsersPerAccount / 2;
/** A browser that is newer takes no place of one in use that is older: whoever has the password could make all of its owner's browsers strangers in a minute. */
const NEW_MS = 24 * 60 * 60_000;
const IN_USE_MS = 7 * NEW_MS;

const lastThatCounts = (now: Date) => new Date(now.getTime() - SERVER_LIMITS.knownBrowserMs);

/** Known browsers in the gateway's own database. */
export function browserStore(db: Database): BrowserStore {
  return {
    async knownFor(browserId, emailHash, now) {
      const [known]: BrowserOfAccount[] = await db.manager.query(
        `${KNOWN} and browser_id = $1 and email_hash = $2 and last_sign_in_at > $3`,
        [browserId, emailHash, lastThatCounts(now)],
      );
      return known;
    },
    remember: ({ browserId, accountId, emailHash, userAgent, lastSignInAt, hasOpenedLetter }) =>
      db.transaction(async (tx) => {
        // Whoever ends what the account has open is waited for, and counts: of an erased one nothing is written any more.
        await lockSessionsOf(tx, accountId);
        await tx.query(REMEMBER, [browserId, accountId, emailHash, userAgent, lastSignInAt, hasOpenedLetter]);
        const ago = (ms: number) => new Date(lastSignInAt.getTime() - ms);
        await tx.query(FORGET_SURPLUS, [
          accountId,
          SERVER_LIMITS.knownBrowsersPerAccount,
          firstIdOf(ago(NEW_MS)),
          ago(IN_USE_MS),
          KEPT_OF_OWNER,
        ]);
      }),
    knownTo: (accountId, now) =>
      db.manager.query(`${KNOWN} and account_id = $1 and last_sign_in_at > $2 order by last_sign_in_at desc, browser_id desc`, [
        accountId,
        lastThatCounts(now),
      ]),
    async forget(accountId, browserId) {
      await db.manager.query('delete from known_browser where account_id = $1 and browser_id = $2', [accountId, browserId]);
    },
    async forgetOthers(accountId, keptBrowserId = '') {
      await db.manager.query('delete from known_browser where account_id = $1 and browser_id <> $2', [accountId, keptBrowserId]);
    },
    async followAddress(tx, accountId, emailHash) {
      await tx.query(FOLLOW, [accountId, emailHash]);
    },
    async forgetAllOf(tx, accountId) {
      await tx.query('delete from known_browser where account_id = $1', [accountId]);
    },
    async forgetUnused(now) {
      await db.manager.query('delete from known_browser where last_sign_in_at <= $1', [lastThatCounts(now)]);
    },
  };
}
