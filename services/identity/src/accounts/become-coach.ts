import type { becomeCoachAccount as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';
import { type Account, accountReply, asCoach, maySignIn } from './account.ts';
import { changedEvent } from './account-events.ts';
import { lockAccount, saveAccount } from './account-table.ts';

/** Makes a coach of a member, on their own wish; whoever is one already stays one. */
export const becomeCoach =
  (deps: Deps): Handler<typeof contract> =>
  ({ input: { id } }) =>
    deps.db.transaction(async (tx) => {
      const before = await lockAccount(tx, id);
      requireMayCoach(before);
      const after = asCoach(before);
      if (after === before) return accountReply(before);
      await saveAccount(tx, after);
      await deps.outbox.add(tx, changedEvent(after));
      const changes = [{ field: 'userType', before: before.userType, after: after.userType }];
      await recordAccountAction(deps, tx, { accountId: id, action: 'became-coach', changes });
      return accountReply(after);
    });

/** @throws failure: USER_NOT_FOUND for an account that may not sign in, FORBIDDEN for an administrator, who would give up that role */
function requireMayCoach(account: Account): void {
  if (!maySignIn(account)) throw failure('USER_NOT_FOUND');
  if (account.userType === 'admin') throw failure('FORBIDDEN');
}
