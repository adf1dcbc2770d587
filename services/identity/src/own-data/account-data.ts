import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { accountState } from '../accounts/account.ts';
import { requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { passkeysOf, shownPasskey } from '../passkeys/passkey-table.ts';
import { recoveryCodesLeft } from '../passkeys/recovery-codes.ts';
import { linksOf } from '../social/link-table.ts';
import { removedFrom } from '../social/removed-table.ts';

/** Everything that is kept about a person here, for their own download: no hash, no link. */
export const accountData =
  ({ db }: Deps): Handler<typeof contracts.accountData> =>
  async ({ input: { id } }) => {
    const account = await requireAccount(db.manager, id);
    const linked = await linksOf(db.manager, id);
    const removed = await removedFrom(db.manager, id);
    const passkeys = await passkeysOf(db.manager, id);
    return {
      account: {
        ...accountState(account),
        createdAt: account.createdAt.toISOString(),
        hasPassword: account.passwordHash !== null,
        providers: linked.map(({ authenticationType, subject, linkedAt }) => ({
          authenticationType,
          subject,
          linkedAt: linkedAt.toISOString(),
        })),
        removedProviders: removed.map(({ authenticationType, removedAt }) => ({ authenticationType, removedAt: removedAt.toISOString() })),
        passkeys: passkeys.map((passkey) => {
          const { id: _, ...shown } = shownPasskey(passkey);
          return { ...shown, publicKey: passkey.publicKey.toString('base64url') };
        }),
        recoveryCodesLeft: await recoveryCodesLeft(db.manager, id),
      },
    };
  };
