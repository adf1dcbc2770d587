import { ApiError, callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { all, call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { undoEntry } from '../console/undo-entry.ts';
import type { UserStatus } from '../console/user-kinds.ts';
import { type Refusal, STATUS_CHANGE, type Standing, UNDO, type Undoing, users } from './users.slice.ts';

type Outcome = { readonly changed: readonly Standing[]; readonly refused: readonly Refusal[]; readonly undoable: readonly Undoing[] };

/** Of one person who was changed. */
const outcomeOf = (person: Standing, entryId: string | null): Outcome => ({
  changed: [person],
  refused: [],
  undoable: entryId === null ? [] : [{ ...person, entryId }],
});

function* remove(person: Standing, key: string): SagaGenerator<Outcome> {
  const { undoableEntryId } = yield* callEndpoint('DELETE /admin/user/delete', { id: person.id }, { key });
  return outcomeOf(person, undoableEntryId);
}

function* setOne(person: Standing, status: UserStatus, key: string): SagaGenerator<Outcome> {
  const input = { user: { id: person.id, status } };
  const { undoableEntryId } = yield* callEndpoint('POST /admin/user/update', input, { key });
  return outcomeOf(person, undoableEntryId);
}

function* setMany(people: readonly Standing[], status: Exclude<UserStatus, 'deleted'>, key: string): SagaGenerator<Outcome> {
  const input = { ids: people.map(({ id }) => id), status };
  const { changed, refused, undoable } = yield* callEndpoint('POST /admin/user/set-statuses', input, { key });
  return {
    changed: people.filter(({ id }) => changed.includes(id)),
    refused: refused.map(({ id, errorMessage }) => ({
      name: people.find((person) => person.id === id)?.name ?? id,
      code: errorMessage,
    })),
    undoable: people.flatMap((person) => undoable.filter(({ id }) => id === person.id).map(({ entryId }) => ({ ...person, entryId }))),
  };
}

/** @throws ApiError when the one person, or the call for many, is refused */
function* setTo(people: readonly Standing[], status: UserStatus, key: string): SagaGenerator<Outcome> {
  const outcomes: Outcome[] = [];
  const [one, ...others] = people;
  if (status === 'deleted') for (const person of people) outcomes.push(yield* call(remove, person, key));
  else if (one && others.length === 0) outcomes.push(yield* call(setOne, one, status, key));
  else if (one) outcomes.push(yield* call(setMany, people, status, key));
  return {
    changed: outcomes.flatMap(({ changed }) => changed),
    refused: outcomes.flatMap(({ refused }) => refused),
    undoable: outcomes.flatMap(({ undoable }) => undoable),
  };
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
  return others.length === 0 && first
    ? { text: one, subject: first.id, values: { name: first.name } }
    : { text: many, values: { count: changed.length } };
};

function* change({ payload: { people, status } }: ReturnType<typeof users.statusChangeRequested>) {
  const { changed, refused, undoable } = yield* call(setTo, people, status, STATUS_CHANGE);
  if (changed.length > 0) {
    const undo = { label: 'users:undo', dispatch: users.undone(undoable) };
    yield* put(notices.shown({ ...noticeOf(changed, status), ...(undoable.length > 0 && { action: undo }) }));
  }
  yield* put(users.rejectionsReceived(refused));
  yield* put(users.statusesChanged(changed.map(({ id }) => ({ id, status }))));
}

/** @returns who could not become again what they were; null when they did */
function* undoOne({ id, name, entryId }: Undoing): SagaGenerator<Refusal | null> {
  try {
    yield* call(undoEntry, entryId, `${UNDO}/${id}`);
    return null;
  } catch (error) {
    return { name, code: (error instanceof ApiError && error.problem.message) || 'UNEXPECTED_ERROR' };
  }
}

function* undo({ payload: people }: ReturnType<typeof users.undone>) {
  const outcomes = yield* all(people.map((person) => call(undoOne, person)));
  yield* put(users.statusesChanged(people.filter((_, place) => outcomes[place] === null)));
  const refused = outcomes.filter((outcome) => outcome !== null);
  if (refused.length === 0) yield* put(notices.shown({ text: 'users:undone' }));
  else if (people.length === 1) yield* put(notices.shown({ text: 'users:notTakenBack', tone: 'bad' }));
  else yield* put(users.rejectionsReceived(refused));
}

export function* changeStatusSaga() {
  yield* takeEvery(users.statusChangeRequested, endOnFailure(change));
  yield* takeEvery(users.undone, undo);
}
