import type * as contracts from '@pusula/contracts';
import type { InputOf } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { SelectQueryBuilder } from 'typeorm';
import type { Deps } from '../deps.ts';
import type { DirectoryEntry } from '../people/directory-entry.ts';
import { listedUsers } from './listed-users.ts';
import { matching } from './matching.ts';
import { recordListing } from './record-listing.ts';

type Input = InputOf<typeof contracts.searchUsers>;

/** What a search is ordered by; equals in the order in which they came. */
const ORDER: Readonly<Record<Input['sort'], keyof DirectoryEntry>> = {
  registeredAt: 'id',
  name: 'nameOrder',
  email: 'emailFolded',
  userType: 'userType',
  status: 'status',
  city: 'cityOrder',
};

/** People by e-mail address or name, a page at a time; a page behind the last one is empty. */
export const searchUsers =
  ({ db, recordDataAccess }: Pick<Deps, 'db' | 'recordDataAccess'>): Handler<typeof contracts.searchUsers> =>
  async ({ caller, input }) => {
    await recordListing({ recordDataAccess }, caller);
    return db.transaction(async (tx) => {
      // The number of all and the page are of one moment; and a hundred thousand rows are ordered in memory.
      await tx.query('set transaction isolation level repeatable read, read only');
      await tx.query(`set local work_mem = '32MB'`);
      const found = matching(tx, input);
      const total = await countOf(found);
      const users = await listedUsers(tx, await pageOf(found, input, total));
      return { users, total, page: input.page, pageSize: input.pageSize };
    });
  };

async function countOf(found: SelectQueryBuilder<DirectoryEntry>): Promise<number> {
  const row = await found.clone().select('count(*)::int', 'total').getRawOne<{ total: number }>();
  return row?.total ?? 0;
}

/** A page in the second half is reached from the end: half as many rows are passed over. */
async function pageOf(
  found: SelectQueryBuilder<DirectoryEntry>,
  { sort, direction, page, pageSize }: Pick<Input, 'sort' | 'direction' | 'page' | 'pageSize'>,
  total: number,
): Promise<string[]> {
  const offset = (page - 1) * pageSize;
  const rows = Math.min(pageSize, total - offset);
  if (rows <= 0) return [];
  const fromEnd = offset > total / 2;
  const order = (direction === 'ascending') === fromEnd ? 'DESC' : 'ASC';
  const ids = await found
    .clone()
    .select('entry.id', 'id')
    .orderBy(`entry.${ORDER[sort]}`, order)
    .addOrderBy('entry.id', order)
    .offset(fromEnd ? total - offset - rows : offset)
    .limit(rows)
    .getRawMany<{ id: string }>();
  return (fromEnd ? ids.reverse() : ids).map(({ id }) => id);
}
