import { type Caller, type exportUsers as contract, LIMITS, profileActionTaken } from '@pusula/contracts';
import { actionTaken } from '@pusula/service-kit/audit';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { listedUsers } from './listed-users.ts';
import { matching, type UserFilter } from './matching.ts';

/** People for a file, a page at a time. The audit log records every page and how many people it held. */
export const exportUsers =
  ({ db, outbox, clock, ids: newIds }: Pick<Deps, 'db' | 'outbox' | 'clock' | 'ids'>): Handler<typeof contract> =>
  ({ caller, input: { after, ...filter } }) =>
    db.transaction(async (tx) => {
      const rows = await matching(tx, filter)
        .select('entry.id', 'id')
        .andWhere('entry.id > :after', { after: after ?? '' })
        .orderBy('entry.id', 'ASC')
        .limit(LIMITS.userExportPage)
        .getRawMany<{ id: string }>();
      const ids = rows.map(({ id }) => id);
      await outbox.add(tx, actionTaken(profileActionTaken, { clock, ids: newIds }, exported(caller, filter, ids.length)));
      return { users: await listedUsers(tx, ids), next: ids.length === LIMITS.userExportPage ? (ids.at(-1) ?? null) : null };
    });

/**
 * Pure: how many people the file holds, and the filters that narrowed them. The words that were searched for stay here: they may be somebody's name or address, and once that person is erased nobody would
 * find them in the log.
 */
function exported(caller: Caller, filter: UserFilter, count: number) {
  if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
  const { searchType, email, userTypes, statuses, registeredFrom, registeredTo, city, categoryId, publicOnly, unverifiedOnly } = filter;
  const exported = {
    count,
    // Entries of the log name it as the call writes it.
    ...(email !== '' && { SearchType: searchType }),
    ...(userTypes.length > 0 && { userTypes }),
    ...(statuses.length > 0 && { statuses }),
    ...(registeredFrom && { registeredFrom }),
    ...(registeredTo && { registeredTo }),
    ...(city !== '' && { city }),
    ...(categoryId && { categories: [categoryId] }),
    ...(publicOnly && { publicOnly }),
    ...(unverifiedOnly && { unverifiedOnly }),
  };
  const changes = Object.entries(exported).map(([field, after]) => ({ field, before: null, after }));
  return { actorId: caller.id, action: 'users-exported' as const, subject: { kind: 'user' as const, id: '' }, changes };
}
