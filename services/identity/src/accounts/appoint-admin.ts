import { failure } from '@pusula/service-kit/service';
import { appendEntry } from '../audit/append-entry.ts';
import type { Deps } from '../deps.ts';
import { maySignIn } from './account.ts';
import { accountChanges, editedAccount } from './account-edit.ts';
import { changedEvent } from './account-events.ts';
import { lockAccountByEmail, saveAccount } from './account-table.ts';
import { lockAdmins } from './lock-admins.ts';

/**
 * Makes an administrator of somebody who has an account, on the word of an operator: the first one is nobody's to appoint. Doing it twice is doing it once.
 * @returns false when they were one already
 * @throws failure: USER_NOT_FOUND, ACCOUNT_DISABLED, ACCOUNT_NOT_VERIFIED
 */
export const appointAdmin =
  ({ db, outbox, clock, ids, auditChain }: Pick<Deps, 'db' | 'outbox' | 'clock' | 'ids' | 'auditChain'>) =>
  (email: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      await lockAdmins(tx);
      const before = await lockAccountByEmail(tx, email);
      if (!maySignIn(before)) throw failure('ACCOUNT_DISABLED');
      if (!before.isVerified) throw failure('ACCOUNT_NOT_VERIFIED');
      if (before.userType === 'admin') return false;
      const after = editedAccount(before, { userType: 'admin' }, clock.now());
      await saveAccount(tx, after);
      await outbox.add(tx, changedEvent(after));
      await appendEntry(auditChain, tx, {
        id: ids.next(),
        at: clock.now().toISOString(),
        actorId: 'operator',
        action: 'admin-appointed',
        subject: { kind: 'user', id: after.id },
        changes: accountChanges(before, after),
        undoes: null,
      });
      return true;
    });
