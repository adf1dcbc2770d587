import type { checkProof as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { challengeIn } from './relying-party.ts';
import { usePasskey } from './use-passkey.ts';

/** Whether somebody is who their session says. Whoever has a passkey is not believed for a password. */
export const checkProof =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input: { id, sessionId, password = '', assertion } }) => {
    const account = await requireAccount(deps.db.manager, id);
    if (!account.hasPasskey) {
      await requireOwnPassword(deps.passwords, account, password);
      // It takes a while to see whether a password is right: meanwhile the account may have got a passkey.
      if ((await requireAccount(deps.db.manager, id)).hasPasskey) throw failure('PASSKEY_REQUIRED');
    } else if (!assertion) throw failure('PASSKEY_REQUIRED');
    else await usePasskey(deps, assertion, challengeIn(assertion), { purpose: 'proof', accountId: id, sessionId });
    return {};
  };
