import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { accountReply, verified, withPasswordHash } from '../accounts/account.ts';
import { eventsOfChange, noticeEvent } from '../accounts/account-events.ts';
import { saveAccount } from '../accounts/account-table.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';
import { endLinks, openLink, peekLink } from '../mailed-links/link-table.ts';
import { recordRemovedFactors } from '../passkeys/remove-factors.ts';
import { hashNewPassword } from '../passwords/hash-new-password.ts';
import { claimForProvenOwner } from '../sign-in/claim-for-proven-owner.ts';
import { linksOf } from '../social/link-table.ts';
import { recordProviderChange } from '../social/record-provider-change.ts';
import { removeProviders } from '../social/remove-providers.ts';

/** Sets a password with a reset link, which proves the address too; every session ends. Providers stay, since it is also how somebody who came by one gets a first password, unless the owner wants them gone. */
export const setPasswordByLink =
  (deps: Deps): Handler<typeof contracts.setPasswordByLink> =>
  async ({ input: { token, password, unlinksProviders } }) => {
    const { db, outbox, clock, passwords } = deps;
    const opening = { token, purposes: ['password-reset'] as const, now: clock.now() };
    const { account: owner } = await peekLink(db.manager, opening);
    const passwordHash = await hashNewPassword(passwords, password, owner);
    return db.transaction(async (tx) => {
      const { account: before } = await openLink(tx, opening);
      const { account, removed } = await claimForProvenOwner(tx, before);
      const after = verified(withPasswordHash(account, passwordHash));
      const unlinked = unlinksProviders ? (await linksOf(tx, after.id)).map(({ authenticationType }) => authenticationType) : [];
      await saveAccount(tx, after);
      // Not when the link was opened: a session may have begun while the password was hashed.
      const now = clock.now();
      await endLinks(tx, after.id, now);
      await removeProviders(tx, after.id, { types: unlinked, removedAt: now });
      await outbox.add(tx, ...eventsOfChange(before, after), noticeEvent(after, 'password-changed', now));
      await endSessions(deps, tx, after, now);
      await recordRemovedFactors(deps, tx, after, removed);
      await recordAccountAction(deps, tx, { accountId: after.id, action: 'password-reset' });
      for (const type of unlinked) await recordProviderChange(deps, tx, after, 'provider-unlinked', type);
      return accountReply(after);
    });
  };
