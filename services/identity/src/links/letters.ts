import { LIMITS, type LinkPurpose } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { type Account, hasProvenOwner } from '../accounts/account.ts';

type Letter = { readonly purpose: LinkPurpose; readonly inbox: string };
type Sent = { readonly byAccount: number; readonly toInbox: number };

/** Pure: where an address is read. Most providers deliver `name+anything` to `name`, and a letter to each of a hundred such would be a hundred to one person. */
export const inboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

/**
 * Pure: whether an account has been sent enough for now. Anybody may ask for letters, so what others ask for keeps none from an account's owner: each account has letters of its
 * own, of which the last ones are still good when no more are sent. Only accounts that nobody has proven share what arrives in one inbox, and each of them is sent a first letter.
 */
export const isSentEnough = ({ byAccount, toInbox }: Sent, hasOwner: boolean): boolean =>
  byAccount >= LIMITS.mailedLinksPerAccount || (!hasOwner && byAccount > 0 && toInbox >= LIMITS.mailedLinksPerInbox);

// A change of address goes wherever its account wishes, so these are counted wherever they went. Links to its own proven address count until its owner has opened one:
// what others had asked for before keeps no letter from somebody who is there.
const SENT_SINCE = `select count(*) filter (
      where account_id = $1 and purpose = $2 and (purpose = 'email-change' or (inbox = $3 and (used_at is null or not $5)))
    )::int as "byAccount",
    count(*) filter (where inbox = $3)::int as "toInbox"
  from mailed_link where (account_id = $1 or inbox = $3) and expires_at > $4`;

/** Whether another letter may go out. The account has been locked or inserted in this transaction. */
export async function mayBeSent(tx: EntityManager, account: Account, { purpose, inbox }: Letter, now: Date): Promise<boolean> {
  const endOfThoseBefore = new Date(now.getTime() + LIMITS.mailedLinkLifetimeMs - LIMITS.mailedLinksWindowMs);
  const isOwners = hasProvenOwner(account) && inbox === inboxOf(account.email);
  const [sent]: [Sent] = await tx.query(SENT_SINCE, [account.id, purpose, inbox, endOfThoseBefore, isOwners]);
  return !isSentEnough(sent, isOwners);
}
