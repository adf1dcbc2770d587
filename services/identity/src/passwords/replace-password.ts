import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { accountReply, withPasswordHash } from '../accounts/account.ts';
import { noticeEvent } from '../accounts/account-events.ts';
import { requireAccount, saveAccount } from '../accounts/account-table.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';
import { isOwnerAsking } from '../mailed-links/confirm-owner.ts';
import { endLinks } from '../mailed-links/link-table.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { lockWithSamePassword, requireOwnPassword } from './require-own-password.ts';

/**
 * Replaces the password of somebody who knows the present one; every session but the one it was done in ends, and so do mailed links, but for resets where it may be somebody else than the owner:
 * whoever registered somebody else's address, or knows the password alone, keeps nobody from choosing a password by mail.
 */
export const replacePassword =
  (deps: Deps): Handler<typeof contracts.replacePassword> =>
  async ({ input }) => {
    const { id, currentPassword, newPassword, keptSessionId } = input;
    const { db, outbox, clock, passwords } = deps;
    const owner = await requireAccount(db.manager, id);
    await requireOwnPassword(passwords, owner, currentPassword);
    const passwordHash = await hashNewPassword(passwords, newPassword, owner, 'newPassword');
    return db.transaction(async (tx) => {
      const now = clock.now();
      const before = await lockWithSamePassword(tx, owner, input);
      const after = withPasswordHash(before, passwordHash);
      await saveAccount(tx, after);
      await endLinks(tx, id, now, isOwnerAsking(before, input) ? ['password-reset', 'email-change'] : ['email-change']);
      await outbox.add(tx, noticeEvent(after, 'password-changed', now));
      await endSessions(deps, tx, after, now, keptSessionId);
      await recordAccountAction(deps, tx, { accountId: id, action: 'password-changed' });
      return accountReply(after);
    });
  };
