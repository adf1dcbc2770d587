import { type ActionTaken, canBeUndone, type reviseAccount as contract } from '@pusula/contracts';
import type { Handler, Request } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountReply, maySignIn } from '../accounts/account.ts';
import { changedEvent, noticeEvent, roleNotice } from '../accounts/account-events.ts';
import { lockAccount, requireFreeAddress, saveAccount } from '../accounts/account-table.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { lockAdmins } from '../accounts/lock-admins.ts';
import { type AccountAction, recordAccountAction } from '../audit/record-account-action.ts';
import { requireUndoable } from '../audit/undoable-action.ts';
import type { Deps } from '../deps.ts';
import { endLinks } from '../mailed-links/link-table.ts';
import { requestLink } from '../mailed-links/request-link.ts';
import { auditActionOf, auditChangesOf, editedAccount, requireAllowed, requireUnchanged } from './account-edit.ts';

type Input = Request<typeof contract>['input'];

/** The account's part of an admin's edit, with its entry in the audit log. An edit that changes nothing leaves no trace. */
export const reviseAccount =
  (deps: Deps): Handler<typeof contract> =>
  ({ input }) =>
    deps.db.transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      const before = await lockUnchanged(deps, tx, input);
      const after = editedAccount(before, input.edit, deps.clock.now());
      const changes = auditChangesOf(before, after);
      if (changes.length > 0) requireAllowed({ before, after, actorId: input.actorId, admins, isProven: input.isProven });
      if (input.dryRun) await requireFreeAddress(tx, after);
      if (input.dryRun || changes.length === 0) return { ...accountReply(before), undoableEntryId: null, hasEndedSessions: false };
      const entry = await saveEdit(deps, tx, { before, after, changes, actorId: input.actorId, undoes: input.undoes });
      return { ...accountReply(after), undoableEntryId: canBeUndone(entry) ? entry.id : null, hasEndedSessions: losesAdmin(before, after) };
    });

/** The account, if it is what the edit was made from. */
async function lockUnchanged({ clock }: Deps, tx: EntityManager, { id, accountVersion, expected, undoes }: Input): Promise<Account> {
  const account = await lockAccount(tx, id);
  requireUnchanged(account, accountVersion, expected);
  if (undoes !== null) await requireUndoable(tx, undoes, clock.now(), id);
  return account;
}

type Edit = Pick<AccountAction, 'actorId' | 'changes' | 'undoes'> & { readonly before: Account; readonly after: Account };

async function saveEdit(deps: Deps, tx: EntityManager, { before, after, ...action }: Edit): Promise<ActionTaken> {
  await saveAccount(tx, after);
  await deps.outbox.add(tx, changedEvent(after));
  if (after.email !== before.email) await announceAddress(deps, tx, before, after);
  if (after.userType !== before.userType) await deps.outbox.add(tx, roleNotice(before, after, deps.clock.now()));
  return recordAccountAction(deps, tx, { ...action, accountId: after.id, action: auditActionOf(before, after) });
}

/** An administrator at another address is none until it is proven. */
const losesAdmin = (before: Account, after: Account): boolean => before.userType === 'admin' && after.email !== before.email;

/**
 * Links that went to the former address have had their day; its owner is notified, and that of the new one is asked to prove it. Tokens say for a
 * quarter of an hour what they said before, sessions that have ended nothing.
 */
async function announceAddress(deps: Deps, tx: EntityManager, before: Account, after: Account): Promise<void> {
  await endLinks(tx, after.id, deps.clock.now());
  if (before.isVerified) await deps.outbox.add(tx, noticeEvent(before, 'email-changed', deps.clock.now()));
  if (losesAdmin(before, after)) await endSessions(deps, tx, after, deps.clock.now());
  if (maySignIn(after)) await requestLink(deps)(tx, after, { purpose: 'activation' });
}
