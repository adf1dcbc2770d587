import type { accountFactors as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { accountState } from '../accounts/account.ts';
import { requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { linksOf } from '../social/link-table.ts';
import { removedFrom } from '../social/removed-table.ts';
import { isOnlyWayIn } from '../social/ways-in.ts';
import { passkeysOf, shownPasskey } from './passkey-table.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

/** What somebody signs in with. */
export const accountFactors =
  ({ db, providers }: Deps): Handler<typeof contract> =>
  async ({ input: { id } }) => {
    const account = await requireAccount(db.manager, id);
    const linked = await linksOf(db.manager, id);
    const removed = await removedFrom(db.manager, id);
    const passkeys = (await passkeysOf(db.manager, id)).map(shownPasskey);
    return {
      account: accountState(account),
      passkeys,
      recoveryCodesLeft: await recoveryCodesLeft(db.manager, id),
      hasPassword: account.passwordHash !== null,
      providers: linked.map(({ authenticationType, linkedAt }) => ({
        authenticationType,
        linkedAt: linkedAt.toISOString(),
        isOnlyWayIn: isOnlyWayIn(account, linked, authenticationType, providers),
      })),
      removedProviders: removed.map(({ authenticationType, removedAt }) => ({ authenticationType, removedAt: removedAt.toISOString() })),
    };
  };
