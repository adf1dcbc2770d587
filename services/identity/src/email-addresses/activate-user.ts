import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { maySignIn } from '../accounts/account.ts';
import { lockAccountByEmail } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { requestLink } from '../mailed-links/request-link.ts';

/** Mails the activation link again (specification 4, Account activation). Where there is nothing to activate, nothing is mailed. */
export const activateUser =
  (deps: Deps): Handler<typeof contracts.activateUser> =>
  async ({ caller, input: { email, language } }) => {
    if (caller.type === 'User' && caller.email !== email) throw failure('TOKEN_EMAIL_ERROR');
    await deps.db.transaction(async (tx) => {
      const account = await lockAccountByEmail(tx, email);
      if (!account.isVerified && maySignIn(account)) await requestLink(deps)(tx, account, { purpose: 'activation', language });
    });
    return {};
  };
