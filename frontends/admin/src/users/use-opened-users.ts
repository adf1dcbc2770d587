import { useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { keptRows } from './kept-rows.ts';
import { users } from './users.slice.ts';
import { LAST_USERS, readUsersAddress, usersPath } from './users-address.ts';

/** Tells the table what the address asks for, each time it changes. Who comes without a number of rows gets the one that was chosen last. */
export function useOpenedUsers(): void {
  const { search } = useLocation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  // Before the first paint: the rows of another search must not flash up here.
  useLayoutEffect(() => {
    const address = readUsersAddress(search);
    const rows = keptRows() ?? LAST_USERS.rows;
    const mayChoose = isFirst.current && !new URLSearchParams(search).has('rows');
    if (mayChoose && rows !== address.rows) return void navigate(usersPath({ ...address, rows }), { replace: true });
    dispatch(isFirst.current ? users.opened(address) : users.addressed(address));
    isFirst.current = false;
  }, [dispatch, navigate, search]);
}
