import { In } from 'typeorm';
import { AccountTable } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';

/** Those of the accounts that this service does not know: neither people nor somebody who was erased. */
export const unknownAccounts =
  ({ db }: Pick<Deps, 'db'>) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const known = await db.manager.find(AccountTable, { select: { id: true }, where: { id: In([...ids]) } });
    const unknown = new Set(ids);
    for (const { id } of known) unknown.delete(id);
    return unknown;
  };
