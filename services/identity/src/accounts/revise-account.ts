import { canBeUndone, type reviseAccount as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { recordAccountAction } from '../audit/record-account-action.ts';
import { requireUndoable } from '../audit/undoable-action.ts';
import type { Deps } from '../deps.ts';
import { endLinks } from '../links/link-table.ts';
import { requestLink } from '../links/request-link.ts';
import { type Account, accountReply, maySignIn } from './account.ts';
import { accountChanges, actionOf, editedAccount, requireAllowed, requireUnchanged } from './account-edit.ts';
import { changedEvent, noticeEvent, roleNotice } from './account-events.ts';
import { lockAccount, saveAccount } from './account-table.ts';
import { endSessions } from './end-sessions.ts';
import { lockAdmins } from './lock-admins.ts';

/** The account's part of an admin's edit, with its entry in the audit log. An edit that changes nothing leaves no trace. */
export const reviseAccount =
  (deps: Deps): Handler<typeof contract> =>
  ({ input }) =>
    deps.db.transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      const before = await lockAccount(tx, input.id);
      requireUnchanged(before, input.accountVersion, input.expected);
      if (input.undoes !== null) await requireUndoable(tx, input.undoes, deps.clock.now(), before.id);
      const after = editedAccount(before, input.edit, deps.clock.now());
      const changes = accountChanges(before, after);
      if (changes.length === 0) return { ...accountReply(before), undoableEntryId: null };
      requireAllowed({ before, after, actorId: input.actorId, admins, isProven: input.isProven });
      await saveAccount(tx, after);
      await deps.outbox.add(tx, changedEvent(after));
      if (after.email !== before.email) await announceAddress(deps, tx, before, after);
      if (after.userType !== before.userType) await deps.outbox.add(tx, roleNotice(before, after, deps.clock.now()));
      const { actorId, undoes } = input;
      const entry = await recordAccountAction(deps, tx, { accountId: after.id, actorId, action: actionOf(before, after), changes, undoes });
      return { ...accountReply(after), undoableEntryId: canBeUndone(entry) ? entry.id : null };
    });

/**
 * Links that went to the former address have had their day; its owner is notified, and that of the new one is asked to prove it. An administrator is none until then:
 * tokens say for a quarter of an hour what they said before, sessions that have ended nothing.
 */
async function announceAddress(deps: Deps, tx: EntityManager, before: Account, after: Account): Promise<void> {
  await endLinks(tx, after.id, deps.clock.now());
  if (before.isVerified) await deps.outbox.add(tx, noticeEvent(before, 'email-changed', deps.clock.now()));
  if (before.userType === 'admin') await endSessions(deps, tx, after, deps.clock.now());
  if (maySignIn(after)) await requestLink(deps)(tx, after, { purpose: 'activation' });
}
