import type { EntityManager } from 'typeorm';
import { ChallengeTable } from './challenge-table.ts';
import { PasskeyTable } from './passkey-table.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/** Removes all that somebody could sign in with besides a password, and what was about to become such. */
export async function removeFactors(tx: EntityManager, accountId: string): Promise<void> {
  await tx.delete(PasskeyTable, { accountId });
  await tx.delete(ChallengeTable, { accountId });
  await forgetRecoveryCodes(tx, accountId);
}
