import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices, saveFile } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLatest } from 'redux-saga/effects';
import type { ListedUser } from '../console/user-kinds.ts';
import { type Cell, CSV_TYPE, csvOf } from '../files/csv.ts';
import { type ExportOrder, type SheetWords, USER_EXPORT, userExport } from './user-export.slice.ts';
import { filterOf } from './users-address.ts';

const rowOf = (user: ListedUser, { types, statuses, yes, no }: SheetWords): Cell[] => [
  user.id,
  user.firstName,
  user.lastName,
  user.email,
  types[user.userType],
  statuses[user.status],
  user.isVerified ? yes : no,
  user.city,
  user.registeredAt.slice(0, 10),
];

function* collect({ address }: ExportOrder): SagaIterator<ListedUser[]> {
  const route = 'POST /admin/user/export';
  const users: ListedUser[] = [];
  let after: string | null = null;
  do {
    const input = { ...filterOf(address), ...(after && { after }) };
    const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: USER_EXPORT });
    users.push(...reply.users);
    after = reply.next;
    yield put(userExport.advanced(users.length));
  } while (after);
  return users;
}

function* save(order: ExportOrder): SagaIterator<void> {
  const language: SagaContext['language'] = yield getContext('language');
  try {
    const users: ListedUser[] = yield call(collect, order);
    const table = [order.words.headings, ...users.map((user) => rowOf(user, order.words))];
    yield call(saveFile, order.words.fileName, csvOf(table, language()), CSV_TYPE);
    yield put(notices.shown({ text: 'users:export.done', values: { count: users.length } }));
  } catch {
    // The failure stands under its key; the page shows it, with another try.
  }
  yield put(userExport.ended());
}

export function* userExportSaga(): SagaIterator<void> {
  // Giving up cancels the call that is under way; nothing is saved.
  yield takeLatest([userExport.requested, userExport.cancelled], function* follow(action): SagaIterator<void> {
    if (userExport.requested.match(action)) yield call(save, action.payload);
  });
}
