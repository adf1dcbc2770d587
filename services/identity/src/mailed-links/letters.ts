import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { type LinkPurpose, SERVER_LIMITS } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { type Account, hasProvenOwner } from '../accounts/account.ts';

type Letter = { readonly purpose: LinkPurpose; readonly email: string };
type Sent = { readonly byAccount: number; readonly toAddress: number; readonly toInbox: number };
/** What an account may say of the address that a letter goes to: it has proven it, it was registered with it, or it was registered with another way of writing it, or names it. */
export type Claim = 'proven' | 'own' | 'alias' | 'named';

/**
 * Pure: where an address is read. Most providers deliver `name+anything` to `name`, and a domain in full-width letters is the plain one: a letter to each of a hundred such would
 * be a hundred to one person.
 */
export function inboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.replace(/\+.*/s, '')}@${domainToASCII(domain) || domain}`;
}

/** Pure. @param inbox of that address */
export function claimOn({ email, inbox }: { readonly email: string; readonly inbox: string }, account: Account): Claim {
  if (inbox !== inboxOf(account.email)) return 'named';
  if (hasProvenOwner(account)) return 'proven';
  return email === inbox ? 'own' : 'alias';
}

/**
 * Pure: whether an account has been sent enough for now. Anybody may ask for letters, so what others ask for keeps none from an account's owner: each account has letters of its
 * own, of which the last ones are still good when no more are sent. What nobody has proven shares the letters that arrive in one place: those to an address, whichever account of it had them sent, or those to an inbox. A
 * first one is sent all the same, but where somebody who has proven nothing names another address.
 */
export function isSentEnough({ byAccount, toAddress, toInbox }: Sent, claim: Claim, hasOwner: boolean): boolean {
  if (byAccount >= SERVER_LIMITS.mailedLinksPerAccount) return true;
  if (claim === 'proven') return false;
  if (byAccount === 0 && (claim !== 'named' || hasOwner)) return false;
  return claim === 'own' ? toAddress >= SERVER_LIMITS.mailedLinksPerAddress : toInbox >= SERVER_LIMITS.mailedLinksPerInbox;
}

// A change of address goes wherever its account wishes, so these are counted wherever they went. Links to its own proven address count until its owner has opened one:
// what others had asked for before keeps no letter from somebody who is there.
const SENT_SINCE = `select
    (select count(*)::int from mailed_link where account_id = $1 and expires_at > $4
      and purpose = $2 and (purpose = 'email-change' or (inbox = $3 and (used_at is null or not $5)))) as "byAccount",
    (select count(*)::int from counted_letter where address_hash = $6 and sent_at > $8 and purpose <> 'email-change') as "toAddress",
    (select count(*)::int from counted_letter where inbox_hash = $7 and sent_at > $8) as "toInbox"`;

/**
 * Counts a letter, unless enough have been sent. Where it arrived is counted without naming it, and goes on to count when the account is erased that had it sent.
 * The account has been locked or inserted in this transaction.
 * @param key that addresses are hashed with
 * @returns whether the letter may go out
 */
export async function takeLetter(
  tx: EntityManager,
  account: Account,
  { purpose, email }: Letter,
  now: Date,
  key: string,
): Promise<boolean> {
  const windowBegan = new Date(now.getTime() - SERVER_LIMITS.mailedLinksWindowMs);
  const endOfThoseBefore = new Date(windowBegan.getTime() + SERVER_LIMITS.mailedLinkLifetimeMs);
  const inbox = inboxOf(email);
  const claim = claimOn({ email, inbox }, account);
  const [addressHash, inboxHash] = [email, inbox].map((text) => createHmac('sha256', key).update(`letters to ${text}`).digest('base64url'));
  // Letters to one inbox that are asked for at once wait for each other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [inboxHash]);
  const values = [account.id, purpose, inbox, endOfThoseBefore, claim === 'proven', addressHash, inboxHash, windowBegan];
  const [sent]: [Sent] = await tx.query(SENT_SINCE, values);
  if (isSentEnough(sent, claim, hasProvenOwner(account))) return false;
  await tx.query('insert into counted_letter (address_hash, inbox_hash, purpose, sent_at) values ($1, $2, $3, $4)', [
    addressHash,
    inboxHash,
    purpose,
    now,
  ]);
  return true;
}

/** Forgets what counts no more. */
export const deleteExpiredLetters = (db: EntityManager, now: Date): Promise<unknown> =>
  db.query('delete from counted_letter where sent_at < $1', [new Date(now.getTime() - SERVER_LIMITS.mailedLinksWindowMs)]);
