import { type Language, type LinkPurpose, linkRequested, SERVER_LIMITS } from '@pusula/contracts';
import { mailedLinkToken } from '@pusula/contracts/mailed-link';
import { newEvent } from '@pusula/service-kit/bus';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { receiver } from '../accounts/account-events.ts';
import type { Deps } from '../deps.ts';
import { inboxOf, takeLetter } from './letters.ts';
import { endLinks, MailedLinkTable } from './link-table.ts';
import { hashOf } from './mailed-link.ts';

export type LinkWish = {
  readonly purpose: LinkPurpose;
  /** Whether somebody in a session of the account wants what its owner alone may do. */
  readonly confirmsOwner?: boolean;
  /** Where the link goes; the account's own address when left out. */
  readonly email?: string;
  /** Of the mail; the account's own when left out. */
  readonly language?: Language;
};

/**
 * Has a link mailed, unless enough of them are under way already. Older ones to the same address stay good until one of them is used: whoever else asks for another
 * does not end the one that its owner is about to open. The account has been locked or inserted in this transaction.
 * @returns whether it is mailed
 */
export const requestLink =
  ({ outbox, ids, clock, config }: Pick<Deps, 'outbox' | 'ids' | 'clock' | 'config'>) =>
  async (
    tx: EntityManager,
    account: Account,
    { purpose, email = account.email, language = account.language, confirmsOwner = false }: LinkWish,
  ): Promise<boolean> => {
    const now = clock.now();
    const inbox = inboxOf(email);
    if (!(await takeLetter(tx, account, { purpose, email }, now, config.LINK_KEY))) return false;
    const requestId = ids.next();
    const expiresAt = new Date(now.getTime() + SERVER_LIMITS.mailedLinkLifetimeMs);
    const tokenHash = hashOf(mailedLinkToken(config.LINK_KEY, requestId));
    if (purpose === 'email-change') await endLinks(tx, account.id, now, [purpose]);
    await tx.insert(MailedLinkTable, { requestId, tokenHash, purpose, accountId: account.id, email, inbox, expiresAt, usedAt: null });
    const to = { ...receiver(account), email, language };
    await outbox.add(
      tx,
      newEvent(linkRequested, account.id, { ...to, requestId, purpose, expiresAt: expiresAt.toISOString(), confirmsOwner }),
    );
    return true;
  };
