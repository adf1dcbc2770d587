import type { EntityManager } from 'typeorm';
import { removeFactors } from '../passkeys/remove-factors.ts';
import { unlinkProviders } from '../social/link-table.ts';
import { type Account, withPasskey } from './account.ts';

/**
 * Of an account whose address somebody has just proven to be theirs: whoever registered it before without owning it could come back through the provider
 * or the passkey they did it with, so these go, unless the address was proven already.
 */
export async function shutOutStranger(tx: EntityManager, account: Account): Promise<Account> {
  if (account.isVerified) return account;
  await unlinkProviders(tx, account.id);
  await removeFactors(tx, account.id);
  return withPasskey(account, false);
}
