import type { EditedUser } from '@pusula/contracts';
import { ApiError, apiStatus, callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { isConflict, saveTogether } from '@pusula/frontend-kit/editing';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { type PersonSummary, selectPersonSummary, session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { undoEntry } from '../console/undo-entry.ts';
import { type Revision, revisionOf } from './revision.ts';
import { EDITED_USER, SAVE, STANDING, UNDO, userEdit } from './user-edit.slice.ts';
import type { UserFields } from './user-fields.ts';
import { fieldsOf } from './user-form.ts';

const nameOf = ({ firstName, lastName }: EditedUser) => `${firstName} ${lastName}`;

function* ask(id: string, key: string): SagaIterator<EditedUser> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'GET /admin/user/get-by-id';
  const { user }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { id, language: language() }, { key });
  return user;
}

function* open({ payload: id }: ReturnType<typeof userEdit.opened>): SagaIterator<void> {
  try {
    yield put(userEdit.loaded(yield call(ask, id, EDITED_USER)));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

type Saved = Pick<ReplyOf<'POST /admin/user/update'>, 'user' | 'undoableEntryIds'>;

function* show(user: EditedUser): SagaIterator<void> {
  yield put(userEdit.loaded(user));
  const own: PersonSummary | null = yield select(selectPersonSummary);
  // The page's own header names whoever is signed in.
  if (own?.id === user.id) yield put(session.userWanted());
}

function* update(revision: Revision, key: string): SagaIterator<Saved> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'POST /admin/user/update';
  const input = { user: { ...revision, language: language() } };
  const saved: Saved = yield call(callEndpoint<typeof route>, route, input, { key, fallback: 'userEdit:failed' });
  yield call(show, saved.user);
  return saved;
}

type Announced = { readonly user: EditedUser; readonly undoableEntryIds: readonly string[] };

function* announceSaved(text: string, { user, undoableEntryIds: entryIds }: Announced, tone?: 'bad'): SagaIterator<void> {
  const undo = entryIds.length > 0 && { action: { label: 'userEdit:undo', dispatch: userEdit.undone({ id: user.id, entryIds }) } };
  yield put(notices.shown({ text, subject: user.id, values: { name: nameOf(user) }, ...(tone && { tone }), ...undo }));
}

function* send(fields: UserFields, over: EditedUser): SagaIterator<void> {
  const revision = revisionOf(fields, over);
  if (!revision) {
    yield put(notices.shown({ text: 'userEdit:unchanged' }));
    return;
  }
  yield call(announceSaved, 'userEdit:saved', yield call(update, revision, SAVE));
}

function* save({ payload: { before, fields } }: ReturnType<typeof userEdit.submitted>): SagaIterator<void> {
  try {
    const newest: EditedUser | null = yield call(saveTogether<EditedUser, UserFields>, {
      before,
      fields,
      fieldsOf,
      saveKey: SAVE,
      send,
      ask: () => ask(before.id, SAVE),
    });
    if (newest) yield put(userEdit.conflicted(newest));
  } catch (error) {
    // The form shows the failure with everything that was typed; sent again, what is saved already changes nothing.
    if (!(error instanceof ApiError && error.problem.saved?.includes('person'))) return;
    const { undoableEntryIds = [] } = error.problem;
    yield call(announceSaved, 'userEdit:partlySaved', { user: before, undoableEntryIds }, 'bad');
    yield call(showNewest, before.id);
  }
}

function* remove({ payload: { id } }: ReturnType<typeof userEdit.deleted>): SagaIterator<void> {
  const route = 'DELETE /admin/user/delete';
  try {
    const options = { key: STANDING, fallback: 'userEdit:failed' };
    const { undoableEntryId }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { id }, options);
    const user: EditedUser = yield call(ask, id, STANDING);
    yield put(userEdit.loaded(user));
    yield call(announceSaved, 'userEdit:done.deleted', { user, undoableEntryIds: undoableEntryId ? [undoableEntryId] : [] });
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

/** What was changed elsewhere, or undone, is shown as it is now. */
function* showNewest(id: string): SagaIterator<void> {
  try {
    yield call(show, yield call(ask, id, EDITED_USER));
  } catch {
    // What is on the page stays; the next save finds out again.
  }
}

function* restore({ payload: { id, status, accountVersion } }: ReturnType<typeof userEdit.restored>): SagaIterator<void> {
  try {
    const { user }: Saved = yield call(update, { id, status, accountVersion }, STANDING);
    yield put(notices.shown({ text: 'userEdit:done.restored', subject: id, values: { name: nameOf(user) } }));
  } catch (error) {
    if (!isConflict(error)) return;
    yield put(apiStatus.cleared(STANDING));
    yield put(notices.shown({ text: 'userEdit:changedMeanwhile', tone: 'bad' }));
    yield call(showNewest, id);
  }
}

function* undo({ payload: { id, entryIds } }: ReturnType<typeof userEdit.undone>): SagaIterator<void> {
  try {
    // The account's part was saved last: it goes first.
    for (const entryId of [...entryIds].reverse()) yield call(undoEntry, entryId, UNDO);
    yield put(notices.shown({ text: 'userEdit:undone', subject: id }));
  } catch (error) {
    yield put(notices.shown({ text: isConflict(error) ? 'userEdit:notTakenBack.changed' : 'userEdit:notTakenBack.failed', tone: 'bad' }));
    if (!isConflict(error)) return;
  }
  yield call(showNewest, id);
}

export function* userEditSaga(): SagaIterator<void> {
  yield takeLatest(userEdit.opened, open);
  yield takeLeading(userEdit.submitted, save);
  yield takeLeading(userEdit.deleted, remove);
  yield takeLeading(userEdit.restored, restore);
  yield takeEvery(userEdit.undone, undo);
}
