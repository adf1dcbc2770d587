import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { maySignIn } from '../accounts/account.ts';
import { lockAccountByEmail } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { requestLink } from '../mailed-links/request-link.ts';

/** Mails a link for choosing a new password; to somebody without one as well, who gets a first one by it. A disabled account is mailed nothing, and one that was mailed enough opens the last one. */
export const resetPasswordRequest =
  (deps: Deps): Handler<typeof contracts.resetPasswordRequest> =>
  async ({ input: { email, language } }) => {
    await deps.db.transaction(async (tx) => {
      const account = await lockAccountByEmail(tx, email);
      if (maySignIn(account)) await requestLink(deps)(tx, account, { purpose: 'password-reset', language });
    });
    return {};
  };
