import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { storedRowsPerPage } from './stored-rows-per-page.ts';
import { users } from './users.slice.ts';
import { LAST_USERS, readUsersAddress, usersPath } from './users-address.ts';

/** Where somebody who comes without a number of rows is sent: to the number that was chosen last. Null: they are right here. */
function betterPath(address: Pick<Location, 'search' | 'hash'>): string | null {
  const rows = storedRowsPerPage() ?? LAST_USERS.rows;
  if (rows === LAST_USERS.rows || new URLSearchParams(address.search).has('rows')) return null;
  return usersPath({ ...readUsersAddress(address), rows });
}

/** Tells the table what the address asks for, each time it changes. */
export function useOpenedUsers(): void {
  const { search, hash } = useLocation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  const [arrival] = useState(search);
  const [better] = useState(() => betterPath({ search, hash }));
  const isElsewhere = isFirst.current && better !== null && search === arrival;
  // Before the first paint: the rows of another search must not flash up here.
  useLayoutEffect(() => {
    if (isElsewhere) return;
    const address = readUsersAddress({ search, hash });
    dispatch(isFirst.current ? users.opened(address) : users.urlChanged(address));
    isFirst.current = false;
  }, [dispatch, search, hash, isElsewhere]);
  // After it: a router that mounts together with this screen does not hear earlier ones.
  useEffect(() => {
    if (isElsewhere && better) navigate(better, { replace: true });
  }, [navigate, better, isElsewhere]);
}
