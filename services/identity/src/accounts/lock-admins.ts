import type { EntityManager } from 'typeorm';
import type { Account } from './account.ts';

/**
 * The ids of all administrators who can act, which stay as they are until the end of the transaction: whoever may take one away comes through here, one at a time, so
 * that the last two cannot leave at the same moment. Before any account is locked; row locks on all of them would be taken in an order that a change of role turns round.
 */
export async function lockAdmins(tx: EntityManager): Promise<readonly string[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('identity.administrators'))`);
  const admins: Pick<Account, 'id'>[] = await tx.query(
    `select id from account where user_type = 'admin' and status = 'enabled' and is_verified`,
  );
  return admins.map(({ id }) => id);
}

/** Pure: whether nobody else could look after the product. @param admins from lockAdmins */
export const isLastAdmin = (admins: readonly string[], id: string): boolean => admins.length > 0 && admins.every((admin) => admin === id);
