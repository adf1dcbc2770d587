import type * as contracts from '@pusula/contracts';
import type { LinkPurpose } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountReply, hasProvenOwner, verified, withEmail, withKnownOwner, withPasskey } from '../accounts/account.ts';
import { eventsOfChange, noticeEvent } from '../accounts/account-events.ts';
import { saveAccount } from '../accounts/account-table.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';
import { endLinks, openLink, requireNoResetUnderWay } from '../mailed-links/link-table.ts';
import type { MailedLink } from '../mailed-links/mailed-link.ts';
import { recordRemovedFactors, removeFactors } from '../passkeys/remove-factors.ts';

/** Does what an activation or e-mail-change link is for, once; one that is refused stays good. The owner of a proven address is notified that it is no longer the account's. */
export const useLink =
  (deps: Deps): Handler<typeof contracts.useLink> =>
  ({ input: { token, openedBy } }) =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const { link, account: before } = await openLink(tx, { token, purposes: ['activation', 'email-change'], now });
      const purpose = purposeFor(link, before, openedBy);
      if (purpose === 'email-change') await requireNoResetUnderWay(tx, before, now);
      const hasEndedSessions = mayBeStrangers(before, openedBy);
      const cleared = hasEndedSessions ? await endWaysIn(deps, tx, before) : before;
      const after = following(link, cleared, openedBy);
      if (after === before) return { ...accountReply(before), purpose, hasEndedSessions };
      await saveAccount(tx, after);
      await endLinks(tx, after.id, now, purpose === 'activation' ? endedByActivation(before) : undefined);
      await deps.outbox.add(tx, ...eventsOfChange(before, after));
      if (purpose === 'email-change') await recordNewAddress(deps, tx, before, after);
      return { ...accountReply(after), purpose, hasEndedSessions };
    });

/**
 * Pure: what the link is for. A change of address takes a session of the account: whoever asked for it could otherwise have the owner of an address press the
 * button, and share the account with them from then on.
 */
function purposeFor({ purpose }: MailedLink, account: Account, openedBy: string | null): 'activation' | 'email-change' {
  if (purpose !== 'email-change') return 'activation';
  if (openedBy !== account.id) throw failure('SIGN_IN_REQUIRED');
  return purpose;
}

/**
 * Pure: whether an account may have been made by somebody else than who opens its letter. The first proof of an address, given outside of the account's sessions, is not the word of whoever
 * holds these: what they have added ends. The password and the provider stay, because most people open the letter on another device than they signed up on; who the owner is, is not known until
 * they use one of these in the browser that opened it, or choose a password by mail, which then ends them.
 */
const mayBeStrangers = (account: Account, openedBy: string | null): boolean => !hasProvenOwner(account) && openedBy !== account.id;

/** Passkeys, codes, sessions, and what was asked for by mail. */
async function endWaysIn(deps: Deps, tx: EntityManager, account: Account): Promise<Account> {
  const now = deps.clock.now();
  await endLinks(tx, account.id, now);
  await recordRemovedFactors(deps, tx, account, await removeFactors(tx, account.id));
  await endSessions(deps, tx, account, now);
  return withPasskey(account, false);
}

async function recordNewAddress(deps: Deps, tx: EntityManager, before: Account, after: Account): Promise<void> {
  if (before.isVerified) await deps.outbox.add(tx, noticeEvent(before, 'email-changed', deps.clock.now()));
  const changes = [{ field: 'email', before: before.email, after: after.email }];
  await recordAccountAction(deps, tx, { accountId: after.id, action: 'email-changed', changes });
}

/** Pure: links for proving what is proven now have had their day; so has a change that was asked for while the password alone was enough for it. */
const endedByActivation = ({ isVerified }: Account): readonly LinkPurpose[] =>
  isVerified ? ['activation'] : ['activation', 'email-change'];

function following({ purpose, email }: MailedLink, account: Account, openedBy: string | null): Account {
  const after = purpose === 'email-change' ? withEmail(account, email) : verified(account);
  return openedBy === account.id ? withKnownOwner(after) : after;
}
