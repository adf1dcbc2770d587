import type { Deps } from '../deps.ts';
import { type Account, verified } from './account.ts';
import { changedEvent, welcomedEvent } from './account-events.ts';
import { lockAccount, saveAccount } from './account-table.ts';

/**
 * Marks an account as verified, publishes that and has it welcomed by mail. Idempotent.
 * @throws failure('USER_NOT_FOUND')
 */
export const setVerified =
  ({ db, outbox }: Pick<Deps, 'db' | 'outbox'>) =>
  (id: string): Promise<Account> =>
    db.transaction(async (tx) => {
      const before = await lockAccount(tx, id);
      const after = verified(before);
      if (after === before) return before;
      await saveAccount(tx, after);
      await outbox.add(tx, changedEvent(after), welcomedEvent(after));
      return after;
    });
