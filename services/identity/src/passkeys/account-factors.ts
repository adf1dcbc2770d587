import type { accountFactors as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { accountState } from '../accounts/account.ts';
import { requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { passkeysOf, shownPasskey } from './passkey-table.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

/** What somebody signs in with, besides providers. */
export const accountFactors =
  ({ db }: Deps): Handler<typeof contract> =>
  async ({ input: { id } }) => {
    const account = await requireAccount(db.manager, id);
    const passkeys = (await passkeysOf(db.manager, id)).map(shownPasskey);
    return {
      account: accountState(account),
      passkeys,
      recoveryCodesLeft: await recoveryCodesLeft(db.manager, id),
      hasPassword: account.passwordHash !== null,
    };
  };
