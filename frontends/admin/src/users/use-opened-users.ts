import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { keptRows } from './kept-rows.ts';
import { users } from './users.slice.ts';
import { LAST_USERS, readUsersAddress, usersPath } from './users-address.ts';

/** Where somebody who comes without a number of rows is sent: to the number that was chosen last. Null: they are right here. */
function betterPath(query: string): string | null {
  const rows = keptRows() ?? LAST_USERS.rows;
  if (rows === LAST_USERS.rows || new URLSearchParams(query).has('rows')) return null;
  return usersPath({ ...readUsersAddress(query), rows });
}

/** Tells the table what the address asks for, each time it changes. */
export function useOpenedUsers(): void {
  const { search } = useLocation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  const [arrival] = useState(search);
  const [better] = useState(() => betterPath(search));
  const isElsewhere = isFirst.current && better !== null && search === arrival;
  // Before the first paint: the rows of another search must not flash up here.
  useLayoutEffect(() => {
    if (isElsewhere) return;
    dispatch(isFirst.current ? users.opened(readUsersAddress(search)) : users.addressed(readUsersAddress(search)));
    isFirst.current = false;
  }, [dispatch, search, isElsewhere]);
  // After it: a router that mounts together with this screen does not hear earlier ones.
  useEffect(() => {
    if (isElsewhere && better) navigate(better, { replace: true });
  }, [navigate, better, isElsewhere]);
}
