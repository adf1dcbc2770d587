import type { removeAccountPasskey as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountReply, withPasskey } from '../accounts/account.ts';
import { eventsOfChange } from '../accounts/account-events.ts';
import { saveAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { lockProven } from '../passwords/require-own-password.ts';
import { linksOf } from '../social/link-table.ts';
import { hasWayIn } from '../social/ways-in.ts';
import { PasskeyTable } from './passkey-table.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/** Removes a passkey, unless nothing else opens the account. Recovery codes stand in for one: they go with the last. */
export const removePasskey =
  (deps: Deps): Handler<typeof contract> =>
  ({ input: { accountId, id, ...proof } }) =>
    deps.db.transaction(async (tx) => {
      const before = await lockProven(tx, accountId, proof);
      const { affected } = await tx.delete(PasskeyTable, { id, accountId });
      if (!affected) throw failure('PASSKEY_NOT_FOUND');
      const after = (await tx.existsBy(PasskeyTable, { accountId })) ? before : await withoutFactor(deps, tx, before);
      const changes = [{ field: 'passkey', before: id, after: null }];
      await recordFactorChange(deps, tx, after, 'passkey-removed', { changes });
      return accountReply(after);
    });

async function withoutFactor({ outbox, providers }: Deps, tx: EntityManager, before: Account): Promise<Account> {
  const after = withPasskey(before, false);
  if (!hasWayIn(after, await linksOf(tx, before.id), providers)) throw failure('LAST_WAY_IN');
  await forgetRecoveryCodes(tx, before.id);
  await saveAccount(tx, after);
  await outbox.add(tx, ...eventsOfChange(before, after));
  return after;
}
