import type { becomeCoachAccount as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { appendEntry } from '../audit/append-entry.ts';
import type { Deps } from '../deps.ts';
import { type Account, accountReply, asCoach, maySignIn } from './account.ts';
import { changedEvent } from './account-events.ts';
import { lockAccount, saveAccount } from './account-table.ts';

/** Makes a coach of a member, on their own wish; whoever is one already stays one. */
export const becomeCoach =
  ({ db, outbox, clock, ids, auditChain }: Deps): Handler<typeof contract> =>
  ({ input: { id } }) =>
    db.transaction(async (tx) => {
      const before = await lockAccount(tx, id);
      requireMayCoach(before);
      const after = asCoach(before);
      if (after === before) return accountReply(before);
      await saveAccount(tx, after);
      await outbox.add(tx, changedEvent(after));
      await appendEntry(auditChain, tx, {
        id: ids.next(),
        at: clock.now().toISOString(),
        actorId: id,
        action: 'became-coach',
        subject: { kind: 'user', id },
        changes: [{ field: 'userType', before: before.userType, after: after.userType }],
        undoes: null,
      });
      return accountReply(after);
    });

/** @throws failure: USER_NOT_FOUND for an account that may not sign in, FORBIDDEN for an administrator, who would give up that role */
function requireMayCoach(account: Account): void {
  if (!maySignIn(account)) throw failure('USER_NOT_FOUND');
  if (account.userType === 'admin') throw failure('FORBIDDEN');
}
