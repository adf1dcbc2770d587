import { rememberErased } from '@pusula/service-kit/erasure';
import { failure } from '@pusula/service-kit/service';
import { type EntityManager, IsNull } from 'typeorm';
import { erasedEvent, noticeEvent } from '../accounts/account-events.ts';
import { AccountTable, lockAccount } from '../accounts/account-table.ts';
import { isLastAdmin, lockAdmins } from '../accounts/lock-admins.ts';
import { forgetDetails } from '../audit/forget-details.ts';
import type { Deps } from '../deps.ts';
import { DeletionRequestTable } from './deletion-request-table.ts';

export type Erasure = {
  readonly version: number;
  /** Opens the status of the erasure. */
  readonly code: string;
};

/**
 * Erases an account with its links, its providers and what the audit log says of it; its id and version are all that stays, so that nothing late brings it back (S22). The mail that says so
 * is its last.
 * @throws failure: USER_NOT_FOUND; LAST_ADMIN, without whom nobody could look after the product
 */
export async function erase(
  { outbox, clock, ids, auditChain }: Pick<Deps, 'outbox' | 'clock' | 'ids' | 'auditChain'>,
  tx: EntityManager,
  id: string,
): Promise<Erasure> {
  if (isLastAdmin(await lockAdmins(tx), id)) throw failure('LAST_ADMIN');
  const account = await lockAccount(tx, id);
  const version = account.version + 1;
  const [code, now] = [ids.next(), clock.now()];
  await rememberErased(tx, id);
  await tx.delete(AccountTable, { id });
  await tx.query('insert into erased_account (id, version, seal) values ($1, $2, $3)', [id, version, auditChain.sealOfErasure(id)]);
  await forgetDetails(tx, id);
  // A request that had to wait for an operator is granted with it.
  await tx.update(DeletionRequestTable, { accountId: id, erasedAt: IsNull() }, { erasedAt: now });
  await tx.insert(DeletionRequestTable, { code, accountId: id, requestedAt: now, erasedAt: now });
  await outbox.add(tx, erasedEvent({ id, version }), noticeEvent(account, 'account-deleted', now, { code }));
  return { version, code };
}
