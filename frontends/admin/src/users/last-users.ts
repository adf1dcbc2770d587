import type { Language } from '@pusula/contracts';
import { compareTexts } from '@pusula/frontend-kit/i18n';
import type { ListedUser } from '../console/user-kinds.ts';
import type { UserSort, UsersAddress } from './users-address.ts';

const wordOf = (user: ListedUser, sort: UserSort): string => (sort === 'name' ? `${user.firstName} ${user.lastName}` : user[sort]);

/** The page of the last fifty that the address names, in its order: they are all in the browser. */
export function pageOfLast(users: readonly ListedUser[], address: UsersAddress, language: Language): ListedUser[] {
  const { sort, direction, page, rows } = address;
  const compare = compareTexts(language);
  const sign = direction === 'ascending' ? 1 : -1;
  // Who came at the same moment, or is called alike, stays in the order of registration: ids are sorted by time.
  const inOrder = users.toSorted((a, b) => sign * (compare(wordOf(a, sort), wordOf(b, sort)) || compare(a.id, b.id)));
  return inOrder.slice((page - 1) * rows, page * rows);
}
