import type { Deps } from '../deps.ts';
import { type Account, withStatus } from './account.ts';
import { changedEvent } from './account-events.ts';
import { lockAccount, saveAccount } from './account-table.ts';

/**
 * Enables, disables or soft-deletes an account and publishes that. Idempotent.
 * @throws failure('USER_NOT_FOUND')
 */
export const setStatus =
  ({ db, outbox }: Pick<Deps, 'db' | 'outbox'>) =>
  (id: string, status: Account['status']): Promise<Account> =>
    db.transaction(async (tx) => {
      const before = await lockAccount(tx, id);
      const after = withStatus(before, status);
      if (after === before) return before;
      await saveAccount(tx, after);
      await outbox.add(tx, changedEvent(after));
      return after;
    });
