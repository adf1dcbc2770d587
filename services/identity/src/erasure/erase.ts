import { failure } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { AccountTable, lockAccount } from '../accounts/account-table.ts';
import { erasedEvent, noticeEvent } from '../accounts/tell.ts';
import type { Deps } from '../service.ts';

/**
 * Erases an account with its links and providers; its id and version are all that stays, so that nothing late brings it back (S22). The mail that says so
 * is its last.
 * @returns the version of the erasure
 * @throws failure: USER_NOT_FOUND; CONFLICT for the last administrator, without whom nobody could look after the product
 */
export async function erase({ outbox, clock }: Pick<Deps, 'outbox' | 'clock'>, tx: EntityManager, id: string): Promise<number> {
  await requireOtherAdmin(tx, id);
  const account = await lockAccount(tx, id);
  const version = account.version + 1;
  await tx.delete(AccountTable, { id });
  await tx.query('insert into erased_account (id, version) values ($1, $2)', [id, version]);
  await outbox.add(tx, erasedEvent({ id, version }), noticeEvent(account, 'account-deleted', clock.now()));
  return version;
}

/** All administrators are locked, in one order, so that the last two cannot leave at the same time. */
async function requireOtherAdmin(tx: EntityManager, id: string): Promise<void> {
  const admins: Pick<Account, 'id'>[] = await tx.query(
    `select id from account where user_type = 'admin' and status = 'enabled' order by id for update`,
  );
  if (admins.length === 1 && admins[0]?.id === id) throw failure('CONFLICT');
}
