import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeLatest } from 'redux-saga/effects';
import { selectUsers, USERS, type UsersState, users } from './users.slice.ts';
import { filterOf, type UsersAddress } from './users-address.ts';

function* askForLast(): SagaIterator<void> {
  const route = 'GET /admin/user/last';
  const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: USERS });
  yield put(users.arrived({ view: 'last', users: reply.users, total: reply.users.length }));
}

function* search(address: UsersAddress): SagaIterator<void> {
  const { sort, direction, page, rows } = address;
  const route = 'POST /admin/user/search';
  const input = { ...filterOf(address), sort, direction, page, pageSize: rows };
  const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: USERS });
  yield put(users.arrived({ view: 'all', users: reply.users, total: reply.total }));
}

/** Asks for what the address says. A newer question cancels the older one, request and all. */
export function* askForUsers(): SagaIterator<void> {
  const { address }: UsersState = yield select(selectUsers);
  try {
    yield address.view === 'last' ? call(askForLast) : call(search, address);
  } catch {
    // The failure stands under its key; the table's place shows it.
  }
}

function* follow(): SagaIterator<void> {
  const { address, found }: UsersState = yield select(selectUsers);
  // The last fifty are all there: their pages and order are turned in the browser.
  if (address.view === 'last' && found?.view === 'last') return;
  yield call(askForUsers);
}

export function* usersSaga(): SagaIterator<void> {
  yield takeLatest([users.opened, users.addressed, users.retried, users.statusesChanged], function* answer(action): SagaIterator<void> {
    yield call(users.addressed.match(action) ? follow : askForUsers);
  });
}
