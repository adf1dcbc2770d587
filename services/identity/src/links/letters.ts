import { createHmac } from 'node:crypto';
import { LIMITS, type LinkPurpose } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { type Account, hasProvenOwner } from '../accounts/account.ts';

type Letter = { readonly purpose: LinkPurpose; readonly inbox: string };
type Sent = { readonly byAccount: number; readonly toInbox: number };
type Right = {
  /** It goes where somebody has proven to be the account's owner. */
  readonly isToOwner: boolean;
  /** It is sent to a full inbox as well, when it is the first. */
  readonly hasFirst: boolean;
};

/** Pure: where an address is read. Most providers deliver `name+anything` to `name`, and a letter to each of a hundred such would be a hundred to one person. */
export const inboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

/**
 * Pure: whether an account has been sent enough for now. Anybody may ask for letters, so what others ask for keeps none from an account's owner: each account has letters of its
 * own, of which the last ones are still good when no more are sent. Letters to others share what arrives in one inbox; a first one is sent all the same, but
 * where somebody who has proven no address names another.
 */
export function isSentEnough({ byAccount, toInbox }: Sent, { isToOwner, hasFirst }: Right): boolean {
  if (isToOwner) return byAccount >= LIMITS.mailedLinksPerAccount;
  const isFirst = hasFirst && byAccount === 0;
  return byAccount >= LIMITS.mailedLinksPerAccount || toInbox >= (isFirst ? LIMITS.firstLinksPerInbox : LIMITS.mailedLinksPerInbox);
}

// A change of address goes wherever its account wishes, so these are counted wherever they went. Links to its own proven address count until its owner has opened one:
// what others had asked for before keeps no letter from somebody who is there.
const SENT_SINCE = `select
    (select count(*)::int from mailed_link where account_id = $1 and expires_at > $4
      and purpose = $2 and (purpose = 'email-change' or (inbox = $3 and (used_at is null or not $5)))) as "byAccount",
    (select count(*)::int from inbox_letter where inbox_hash = $6 and sent_at > $7) as "toInbox"`;

/**
 * Counts a letter, unless enough have been sent. What arrived in an inbox is counted without naming it, and goes on to count when the account is erased that had it sent.
 * The account has been locked or inserted in this transaction.
 * @param key that inboxes are hashed with
 * @returns whether the letter may go out
 */
export async function takeLetter(
  tx: EntityManager,
  account: Account,
  { purpose, inbox }: Letter,
  now: Date,
  key: string,
): Promise<boolean> {
  const windowBegan = new Date(now.getTime() - LIMITS.mailedLinksWindowMs);
  const endOfThoseBefore = new Date(windowBegan.getTime() + LIMITS.mailedLinkLifetimeMs);
  const hasOwner = hasProvenOwner(account);
  const isToOwner = hasOwner && inbox === inboxOf(account.email);
  const hasFirst = hasOwner || purpose !== 'email-change';
  const inboxHash = createHmac('sha256', key).update(`inbox:${inbox}`).digest('base64url');
  // Letters to one inbox that are asked for at once wait for each other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [inboxHash]);
  const [sent]: [Sent] = await tx.query(SENT_SINCE, [account.id, purpose, inbox, endOfThoseBefore, isToOwner, inboxHash, windowBegan]);
  if (isSentEnough(sent, { isToOwner, hasFirst })) return false;
  await tx.query('insert into inbox_letter (inbox_hash, sent_at) values ($1, $2)', [inboxHash, now]);
  return true;
}

/** Forgets what counts no more. */
export const forgetLetters = (db: EntityManager, now: Date): Promise<unknown> =>
  db.query('delete from inbox_letter where sent_at < $1', [new Date(now.getTime() - LIMITS.mailedLinksWindowMs)]);
