import type { EntityManager } from 'typeorm';
import { type Account, withKnownOwner, withPasskey, withPasswordHash } from '../accounts/account.ts';
import { removeFactors } from '../passkeys/remove-factors.ts';
import { unlinkProviders } from '../social/link-table.ts';
import { forgetAllRemoved } from '../social/removed-table.ts';

type Cleared = {
  readonly account: Account;
  /** The ids of the passkeys that went. */
  readonly removed: readonly string[];
};

/**
 * Of an account whose owner is not known, and whose address somebody has just proven to be theirs: whoever registered it before without owning it could come back by the password, the provider or a passkey of theirs, so
 * these go. From now on its owner is known.
 */
export async function claimForProvenOwner(tx: EntityManager, account: Account): Promise<Cleared> {
  if (account.isOwnerKnown) return { account, removed: [] };
  await unlinkProviders(tx, account.id);
  await forgetAllRemoved(tx, account.id);
  const removed = await removeFactors(tx, account.id);
  return { account: withPasswordHash(withPasskey(withKnownOwner(account), false), null), removed };
}
