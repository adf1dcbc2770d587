import { withPasskey } from '../accounts/account.ts';
import { eventsOfChange } from '../accounts/account-events.ts';
import { lockAccountByEmail, saveAccount } from '../accounts/account-table.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import type { Deps } from '../deps.ts';
import { recordRemovedFactors, removeFactors } from './remove-factors.ts';

/**
 * Removes all passkeys and recovery codes of an account, on the word of an operator who has made sure who asks: somebody who has lost both has no way back by
 * themself. Sessions end with them, in case it was not the owner who asked, and the owner is written to.
 * @returns how many passkeys there were
 * @throws failure: USER_NOT_FOUND
 */
export const resetFactors =
  (deps: Pick<Deps, 'db' | 'outbox' | 'clock' | 'ids' | 'auditChain'>) =>
  (email: string): Promise<number> =>
    deps.db.transaction(async (tx) => {
      const before = await lockAccountByEmail(tx, email);
      const removed = await removeFactors(tx, before.id);
      if (removed.length === 0) return 0;
      const after = withPasskey(before, false);
      await saveAccount(tx, after);
      await deps.outbox.add(tx, ...eventsOfChange(before, after));
      await endSessions(deps, tx, after, deps.clock.now());
      await recordRemovedFactors(deps, tx, after, removed, 'operator');
      return removed.length;
    });
