import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readUsersAddress, type UsersAddress, usersPath } from './users-address.ts';

/** What the address asks for, and a way to something else: what was chosen stays, and the table starts again at its first page. */
export function useUsersAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readUsersAddress({ search, hash }), [search, hash]);
  const pathTo = (change: Partial<UsersAddress>) => usersPath({ ...address, page: 1, ...change });
  // Asked anew: another filter may have been chosen since this was drawn.
  const goTo = (change: Partial<UsersAddress>, options?: { replace?: boolean }) =>
    navigate(usersPath({ ...readUsersAddress(window.location), page: 1, ...change }), options);
  return { address, pathTo, goTo };
}
