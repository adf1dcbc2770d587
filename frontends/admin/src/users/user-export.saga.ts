import { localDay } from '@pusula/contracts';
import { callEndpoint, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices, saveFile } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { call, getContext, put, type SagaGenerator, takeLatest } from 'typed-redux-saga';
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
  localDay(new Date(user.registeredAt)),
];

function* collect({ address }: ExportOrder): SagaGenerator<ListedUser[]> {
  const users: ListedUser[] = [];
  let after: string | null = null;
  do {
    const input: InputOf<'POST /admin/user/export'> = { ...filterOf(address), ...(after && { after }) };
    const reply: ReplyOf<'POST /admin/user/export'> = yield* callEndpoint('POST /admin/user/export', input, { key: USER_EXPORT });
    users.push(...reply.users);
    after = reply.next;
    yield* put(userExport.advanced(users.length));
  } while (after);
  return users;
}

function* save(order: ExportOrder) {
  const language = yield* getContext<SagaContext['language']>('language');
  try {
    const users = yield* call(collect, order);
    const table = [order.words.headings, ...users.map((user) => rowOf(user, order.words))];
    yield* call(saveFile, order.words.fileName, csvOf(table, language()), CSV_TYPE);
    yield* put(notices.shown({ text: 'users:export.done', values: { count: users.length } }));
  } catch {}
  yield* put(userExport.ended());
}

export function* userExportSaga() {
  // Giving up cancels the call that is under way; nothing is saved.
  yield* takeLatest([userExport.requested, userExport.cancelled], function* follow(action) {
    if (userExport.requested.match(action)) yield* call(save, action.payload);
  });
}
