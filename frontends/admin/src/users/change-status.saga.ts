import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeEvery } from 'redux-saga/effects';
import type { UserStatus } from '../console/user-kinds.ts';
import { type Refusal, STATUS_CHANGE, type Standing, TAKING_BACK, users } from './users.slice.ts';

type Outcome = { readonly changed: readonly Standing[]; readonly refused: readonly Refusal[] };

function* remove(person: Standing, key: string): SagaIterator<Outcome> {
  const route = 'DELETE /admin/user/delete';
  yield call(callEndpoint<typeof route>, route, { id: person.id }, { key });
  return { changed: [person], refused: [] };
}

function* setOne(person: Standing, status: UserStatus, key: string): SagaIterator<Outcome> {
  const route = 'POST /admin/user/update';
  yield call(callEndpoint<typeof route>, route, { user: { id: person.id, status } }, { key });
  return { changed: [person], refused: [] };
}

function* setMany(people: readonly Standing[], status: Exclude<UserStatus, 'deleted'>, key: string): SagaIterator<Outcome> {
  const route = 'POST /admin/user/set-statuses';
  const input = { ids: people.map(({ id }) => id), status };
  const { changed, refused }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key });
  return {
    changed: people.filter(({ id }) => changed.includes(id)),
    refused: refused.map(({ id, errorMessage }) => ({
      name: people.find((person) => person.id === id)?.name ?? id,
      code: errorMessage,
    })),
  };
}

/** @throws ApiError when the one person, or the call for many, is refused */
function* setTo(people: readonly Standing[], status: UserStatus, key: string): SagaIterator<Outcome> {
  const outcomes: Outcome[] = [];
  const [one, ...others] = people;
  if (status === 'deleted') for (const person of people) outcomes.push(yield call(remove, person, key));
  else if (one && others.length === 0) outcomes.push(yield call(setOne, one, status, key));
  else if (one) outcomes.push(yield call(setMany, people, status, key));
  return { changed: outcomes.flatMap(({ changed }) => changed), refused: outcomes.flatMap(({ refused }) => refused) };
}

const DONE = {
  enabled: { one: 'users:done.enabled', many: 'users:doneToMany.enabled' },
  disabled: { one: 'users:done.disabled', many: 'users:doneToMany.disabled' },
  deleted: { one: 'users:done.deleted', many: 'users:doneToMany.deleted' },
  restored: { one: 'users:done.restored', many: 'users:doneToMany.restored' },
} as const;

const noticeOf = (changed: readonly Standing[], status: UserStatus) => {
  const { one, many } = DONE[changed.every((person) => person.status === 'deleted') ? 'restored' : status];
  const [first, ...others] = changed;
  return others.length === 0 ? { text: one, values: { name: first?.name ?? '' } } : { text: many, values: { count: changed.length } };
};

function* change({ payload: { people, status } }: ReturnType<typeof users.statusWanted>): SagaIterator<void> {
  try {
    const { changed, refused }: Outcome = yield call(setTo, people, status, STATUS_CHANGE);
    const different = changed.filter((person) => person.status !== status);
    if (changed.length > 0) {
      const undo = { label: 'users:undo', dispatch: users.takenBack(different) };
      yield put(notices.shown({ ...noticeOf(changed, status), ...(different.length > 0 && { action: undo }) }));
    }
    yield put(users.refusalsCame(refused));
    yield put(users.statusesChanged(changed.map(({ id }) => ({ id, status }))));
  } catch {
    // The failure stands under its key; the page shows it, with another try.
  }
}

function* takeBack({ payload: people }: ReturnType<typeof users.takenBack>): SagaIterator<void> {
  try {
    const refused: Refusal[] = [];
    for (const before of new Set(people.map(({ status }) => status))) {
      const outcome: Outcome = yield call(
        setTo,
        people.filter(({ status }) => status === before),
        before,
        TAKING_BACK,
      );
      refused.push(...outcome.refused);
      yield put(users.statusesChanged(outcome.changed));
    }
    yield put(users.refusalsCame(refused));
    if (refused.length === 0) yield put(notices.shown({ text: 'users:takenBack' }));
  } catch {
    yield put(notices.shown({ text: 'users:notTakenBack', tone: 'bad' }));
  }
}

export function* changeStatusSaga(): SagaIterator<void> {
  yield takeEvery(users.statusWanted, change);
  yield takeEvery(users.takenBack, takeBack);
}
