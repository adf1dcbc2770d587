import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountReply, verified, withEmail } from '../accounts/account.ts';
import { eventsOfChange, noticeEvent } from '../accounts/account-events.ts';
import { saveAccount } from '../accounts/account-table.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';
import { endLinks, openLink } from './link-table.ts';
import type { MailedLink } from './mailed-link.ts';

/** Does what an activation or e-mail-change link is for, once. The owner of a proven address is notified that it is no longer the account's. */
export const useLink =
  (deps: Deps): Handler<typeof contracts.useLink> =>
  ({ input: { token } }) =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const { link, account: before } = await openLink(tx, { token, purposes: ['activation', 'email-change'], now });
      const after = following(link, before);
      const purpose = link.purpose === 'email-change' ? link.purpose : 'activation';
      if (after === before) return { ...accountReply(before), purpose };
      await saveAccount(tx, after);
      // Links that went to the former address, or were for proving what is proven now, have had their day.
      await endLinks(tx, after.id, purpose === 'activation' ? ['activation'] : undefined);
      await deps.outbox.add(tx, ...eventsOfChange(before, after));
      if (purpose === 'email-change') await recordNewAddress(deps, tx, before, after);
      return { ...accountReply(after), purpose };
    });

async function recordNewAddress(deps: Deps, tx: EntityManager, before: Account, after: Account): Promise<void> {
  if (before.isVerified) await deps.outbox.add(tx, noticeEvent(before, 'email-changed', deps.clock.now()));
  const changes = [{ field: 'email', before: before.email, after: after.email }];
  await recordAccountAction(deps, tx, { accountId: after.id, action: 'email-changed', changes });
}

const following = ({ purpose, email }: MailedLink, account: Account): Account =>
  purpose === 'email-change' ? withEmail(account, email) : verified(account);
