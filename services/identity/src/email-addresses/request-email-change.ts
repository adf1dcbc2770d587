import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { findByEmail, requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { confirmOwner, mayMoveAddress } from '../mailed-links/confirm-owner.ts';
import { requestLink } from '../mailed-links/request-link.ts';
import { lockWithSamePassword, requireOwnPassword } from '../passwords/require-own-password.ts';

/** Mails a link to the new address of somebody who knows the password; the account keeps its own until that link is opened. */
export const requestEmailChange =
  (deps: Deps): Handler<typeof contracts.requestEmailChange> =>
  async ({ input }) => {
    const { id, email, password, language } = input;
    const { db, passwords } = deps;
    const owner = await requireAccount(db.manager, id);
    await requireOwnPassword(passwords, owner, password);
    if (!mayMoveAddress(owner, input)) return confirmOwner(deps, owner);
    if (await findByEmail(db.manager, email)) throw failure('USER_ALREADY_EXIST');
    await db.transaction(async (tx) => {
      const account = await lockWithSamePassword(tx, owner, input);
      if (!mayMoveAddress(account, input)) throw failure('EMAIL_CONFIRMATION_REQUIRED');
      const isMailed = await requestLink(deps)(tx, account, { purpose: 'email-change', email, language });
      if (!isMailed) throw failure('TOO_MANY_REQUESTS');
    });
    return {};
  };
