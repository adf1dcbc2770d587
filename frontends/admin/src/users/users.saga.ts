import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { put, select, takeLatest } from 'typed-redux-saga';
import { selectUsers, USERS, users } from './users.slice.ts';
import { filterOf, type UsersAddress } from './users-address.ts';

function* loadLast() {
  const reply = yield* callEndpoint('GET /admin/user/last', {}, { key: USERS });
  yield* put(users.loaded({ view: 'last', users: reply.users, total: reply.users.length }));
}

function* search(address: UsersAddress) {
  const { sort, direction, page, rows } = address;
  const input = { ...filterOf(address), sort, direction, page, pageSize: rows };
  const reply = yield* callEndpoint('POST /admin/user/search', input, { key: USERS });
  yield* put(users.loaded({ view: 'all', users: reply.users, total: reply.total }));
}

/** Loads what the address says. A newer address cancels the call for an older one. */
function* load({ type }: { type: string }) {
  const { address, found } = yield* select(selectUsers);
  // The last fifty are all there: their pages and order are turned in the browser.
  if (type === users.urlChanged.type && address.view === 'last' && found?.view === 'last') return;
  if (address.view === 'last') yield* loadLast();
  else yield* search(address);
}

export function* usersSaga() {
  yield* takeLatest([users.opened, users.urlChanged, users.retried, users.statusesChanged], endOnFailure(load));
}
