import { type lastUsers as contract, LIMITS } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { DirectoryEntryTable } from '../people/directory-entry.ts';
import { listedUsers } from './listed-users.ts';
import { recordListing } from './record-listing.ts';

/** Those who came last, newest first. */
export const lastUsers =
  ({ db, recordDataAccess }: Pick<Deps, 'db' | 'recordDataAccess'>): Handler<typeof contract> =>
  async ({ caller }) => {
    await recordListing({ recordDataAccess }, caller);
    const last = await db.manager.find(DirectoryEntryTable, { select: { id: true }, order: { id: 'DESC' }, take: LIMITS.adminLastUsers });
    return {
      users: await listedUsers(
        db.manager,
        last.map(({ id }) => id),
      ),
    };
  };
