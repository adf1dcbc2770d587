import type { LinkPurpose } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { failure } from '@pusula/service-kit/service';
import { type EntityManager, EntitySchema, In, IsNull, MoreThan } from 'typeorm';
import { type Account, hasProvenOwner } from '../accounts/account.ts';
import { lockAccount, requireAccount } from '../accounts/account-table.ts';
import { hashOf, isAbout, type MailedLink, problemOf } from './mailed-link.ts';

export const MailedLinkTable = new EntitySchema<MailedLink>({
  name: 'mailed_link',
  columns: {
    requestId: ulid({ name: 'request_id', primary: true }),
    tokenHash: { type: 'char', length: 43, name: 'token_hash' },
    purpose: text(),
    accountId: ulid({ name: 'account_id' }),
    email: text(),
    inbox: text(),
    expiresAt: timestamp({ name: 'expires_at' }),
    usedAt: timestamp({ name: 'used_at', nullable: true }),
  },
});

type Opening = { readonly token: string; readonly purposes: readonly LinkPurpose[]; readonly now: Date };
export type OpenedLink = { readonly link: MailedLink; readonly account: Account };

async function findUsable(db: EntityManager, { token, purposes, now }: Opening): Promise<MailedLink> {
  const link = await db.findOneBy(MailedLinkTable, { tokenHash: hashOf(token), purpose: In([...purposes]) });
  const problem = link ? problemOf(link, now) : 'TOKEN_NOT_FOUND';
  if (!link || problem) throw failure(problem ?? 'TOKEN_NOT_FOUND');
  return link;
}

/** Only accounts that are there can do anything with a link. */
function checked(link: MailedLink, account: Account): OpenedLink {
  if (account.status === 'deleted') throw failure('USER_NOT_FOUND');
  if (!isAbout(link, account)) throw failure('TOKEN_NOT_FOUND');
  return { link, account };
}

/** What a link is for, without using it up. @throws failure as openLink does */
export async function peekLink(db: EntityManager, opening: Opening): Promise<OpenedLink> {
  const link = await findUsable(db, opening);
  return checked(link, await requireAccount(db, link.accountId));
}

/**
 * Uses a link up and locks its account for what the link is for. Of many who try at once, one comes through (S9); if the transaction fails, none did.
 * @throws failure: TOKEN_NOT_FOUND for one that is unknown, used, or for another purpose; TOKEN_EXPIRED; USER_NOT_FOUND when the account has gone
 */
export async function openLink(tx: EntityManager, opening: Opening): Promise<OpenedLink> {
  const link = await findUsable(tx, opening);
  // The account first, then its links: the order in which everybody locks them.
  const account = await lockAccount(tx, link.accountId);
  const { affected } = await tx.update(MailedLinkTable, { requestId: link.requestId, usedAt: IsNull() }, { usedAt: opening.now });
  if (affected !== 1) throw failure('TOKEN_NOT_FOUND');
  return checked(link, account);
}

/** Ends the unused links of an account that was locked; that they were mailed goes on to count. @param purposes which of them; all when left out */
export const endLinks = (tx: EntityManager, accountId: string, now: Date, purposes?: readonly LinkPurpose[]) =>
  tx.update(MailedLinkTable, { accountId, usedAt: IsNull(), ...(purposes ? { purpose: In([...purposes]) } : {}) }, { usedAt: now });

/**
 * While nobody has proven an account's address, a reset link that was mailed there is its owner's way in: whoever registered it, be it somebody else, ends the link neither by leaving nor by another address.
 * @param account locked
 * @throws failure('RESET_UNDER_WAY')
 */
export async function requireNoResetUnderWay(tx: EntityManager, account: Account, now: Date): Promise<void> {
  if (hasProvenOwner(account)) return;
  const open = { accountId: account.id, purpose: 'password-reset' as const, usedAt: IsNull(), expiresAt: MoreThan(now) };
  if (await tx.existsBy(MailedLinkTable, open)) throw failure('RESET_UNDER_WAY');
}
