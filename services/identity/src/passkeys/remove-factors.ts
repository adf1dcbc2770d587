import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { ChallengeTable } from './challenge-table.ts';
import { PasskeyTable } from './passkey-table.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/**
 * Removes all that somebody could sign in with besides a password, and what was about to become such.
 * @returns the ids of the passkeys that went, the oldest first
 */
export async function removeFactors(tx: EntityManager, accountId: string): Promise<readonly string[]> {
  const passkeys = await tx.find(PasskeyTable, { where: { accountId }, order: { id: 'ASC' } });
  await tx.delete(PasskeyTable, { accountId });
  await tx.delete(ChallengeTable, { accountId });
  await forgetRecoveryCodes(tx, accountId);
  return passkeys.map(({ id }) => id);
}

/** Notifies the owner, and records in the audit log, which passkeys were removed; nothing where there were none. After every other lock. */
export async function recordRemovedFactors(
  deps: Pick<Deps, 'outbox' | 'clock' | 'ids' | 'auditChain'>,
  tx: EntityManager,
  account: Account,
  removed: readonly string[],
  actorId?: 'operator',
): Promise<void> {
  if (removed.length === 0) return;
  const changes = [{ field: 'passkey', before: removed.join(', '), after: null }];
  await recordFactorChange(deps, tx, account, 'passkey-removed', { changes, ...(actorId && { actorId }) });
}
