import { failure } from '@pusula/service-kit/service';
import { maySignIn } from '../accounts/account.ts';
import { changedEvent, roleNotice } from '../accounts/account-events.ts';
import { lockAccountByEmail, saveAccount } from '../accounts/account-table.ts';
import { lockAdmins } from '../accounts/lock-admins.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';
import { auditChangesOf, editedAccount } from './account-edit.ts';

/**
 * Makes an administrator of somebody who has an account, on the word of an operator: the first one is nobody's to appoint. Doing it twice is doing it once.
 * @returns false when they were one already
 * @throws failure: USER_NOT_FOUND, ACCOUNT_DISABLED, ACCOUNT_NOT_VERIFIED
 */
export const appointAdmin =
  (deps: Pick<Deps, 'db' | 'outbox' | 'clock' | 'ids' | 'auditChain'>) =>
  (email: string): Promise<boolean> =>
    deps.db.transaction(async (tx) => {
      await lockAdmins(tx);
      const before = await lockAccountByEmail(tx, email);
      if (!maySignIn(before)) throw failure('ACCOUNT_DISABLED');
      if (!before.isVerified || !before.isOwnerKnown) throw failure('ACCOUNT_NOT_VERIFIED');
      if (before.userType === 'admin') return false;
      const after = editedAccount(before, { userType: 'admin' }, deps.clock.now());
      await saveAccount(tx, after);
      await deps.outbox.add(tx, changedEvent(after), roleNotice(before, after, deps.clock.now()));
      const changes = auditChangesOf(before, after);
      await recordAccountAction(deps, tx, { accountId: after.id, actorId: 'operator', action: 'admin-appointed', changes });
      return true;
    });
