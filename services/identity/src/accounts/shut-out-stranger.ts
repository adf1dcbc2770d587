import type { EntityManager } from 'typeorm';
import { removeFactors } from '../passkeys/remove-factors.ts';
import { unlinkProviders } from '../social/link-table.ts';
import { type Account, hasProvenOwner, withPasskey, withPasswordHash } from './account.ts';

type Cleared = {
  readonly account: Account;
  /** The names of the passkeys that went. */
  readonly removed: readonly string[];
};

/**
 * Of an account whose address somebody has just proven to be theirs: whoever registered it before without owning it could come back by the password, the
 * provider or the passkey they did it with, so these go. Where an address of it was proven before, they are its owner's and stay: the present one may be a mistake of
 * an administrator's, or the work of somebody who acts as one.
 */
export async function shutOutStranger(tx: EntityManager, account: Account): Promise<Cleared> {
  if (hasProvenOwner(account)) return { account, removed: [] };
  await unlinkProviders(tx, account.id);
  const removed = await removeFactors(tx, account.id);
  return { account: withPasswordHash(withPasskey(account, false), null), removed };
}
