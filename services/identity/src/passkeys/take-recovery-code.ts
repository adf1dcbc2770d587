import type { takeRecoveryCode as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { accountState, maySignIn } from '../accounts/account.ts';
import { lockAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { spendChallenge } from './challenge-table.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';

/** Uses up a recovery code of somebody whose first step was right, and what that first step asked for: one first step opens one session. Its owner is notified, and how many are left. */
export const takeRecoveryCode =
  (deps: Deps): Handler<typeof contract> =>
  ({ input: { accountId, challenge, code } }) =>
    deps.db.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (!(await spendRecoveryCode(tx, accountId, code))) throw failure('INVALID_RECOVERY_CODE');
      if (!maySignIn(account)) throw failure('ACCOUNT_DISABLED');
      await spendChallenge(tx, challenge, { purpose: 'second-step', accountId, sessionId: null }, deps.clock.now());
      const codesLeft = await recoveryCodesLeft(tx, accountId);
      await recordFactorChange(deps, tx, account, 'recovery-code-used', { notice: { codesLeft } });
      return { account: accountState(account), recoveryCodesLeft: codesLeft };
    });
