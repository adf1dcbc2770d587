import type { EditedUser } from '@pusula/contracts';
import { apiStatus, callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { isConflict, saveTogether } from '@pusula/frontend-kit/editing';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { selectUser, session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { type Revision, revisionOf, takingBack } from './revision.ts';
import { EDITED_USER, SAVE, STANDING, userEdit } from './user-edit.slice.ts';
import { fieldsOf, type UserFields } from './user-form.ts';

const nameOf = ({ firstName, lastName }: EditedUser) => `${firstName} ${lastName}`;

function* ask(id: string, key: string): SagaIterator<EditedUser> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'GET /admin/user/get-by-id';
  const { user }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { Id: id, language: language() }, { key });
  return user;
}

function* open({ payload: id }: ReturnType<typeof userEdit.opened>): SagaIterator<void> {
  try {
    yield put(userEdit.arrived(yield call(ask, id, EDITED_USER)));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

function* update(revision: Revision, key: string): SagaIterator<EditedUser> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'POST /admin/user/update';
  const input = { user: { ...revision, language: language() } };
  const { user }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key, fallback: 'userEdit:failed' });
  yield put(userEdit.arrived(user));
  const own: EditedUser | null = yield select(selectUser);
  // The page's own header names whoever is signed in.
  if (own?.id === user.id) yield put(session.userWanted());
  return user;
}

function* tell(text: string, saved: EditedUser, before: EditedUser): SagaIterator<void> {
  const back = takingBack(saved, before);
  const undo = back && { action: { label: 'userEdit:undo', dispatch: userEdit.takenBack(back) } };
  yield put(notices.shown({ text, values: { name: nameOf(saved) }, ...undo }));
}

function* send(fields: UserFields, over: EditedUser): SagaIterator<void> {
  const revision = revisionOf(fields, over);
  if (!revision) {
    yield put(notices.shown({ text: 'userEdit:unchanged' }));
    return;
  }
  yield call(tell, 'userEdit:saved', yield call(update, revision, SAVE), over);
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
  } catch {
    // The failure stands under its key; the form shows it, with everything that was typed.
  }
}

function* remove({ payload: before }: ReturnType<typeof userEdit.deleted>): SagaIterator<void> {
  const route = 'DELETE /admin/user/delete';
  try {
    yield call(callEndpoint<typeof route>, route, { id: before.id }, { key: STANDING, fallback: 'userEdit:failed' });
    const user: EditedUser = yield call(ask, before.id, STANDING);
    yield put(userEdit.arrived(user));
    yield call(tell, 'userEdit:done.deleted', user, before);
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

/** What failed because somebody was faster is shown as it is now. */
function* showNewest(id: string): SagaIterator<void> {
  try {
    yield put(userEdit.arrived(yield call(ask, id, EDITED_USER)));
  } catch {
    // What is on the page stays; the next save finds out again.
  }
}

function* restore({ payload: { id, status, accountVersion } }: ReturnType<typeof userEdit.restored>): SagaIterator<void> {
  try {
    const user: EditedUser = yield call(update, { id, status, accountVersion }, STANDING);
    yield put(notices.shown({ text: 'userEdit:done.restored', values: { name: nameOf(user) } }));
  } catch (error) {
    if (!isConflict(error)) return;
    yield put(apiStatus.cleared(STANDING));
    yield put(notices.shown({ text: 'userEdit:changedMeanwhile', tone: 'bad' }));
    yield call(showNewest, id);
  }
}

function* takeBack({ payload: revision }: ReturnType<typeof userEdit.takenBack>): SagaIterator<void> {
  try {
    yield call(update, revision, `${SAVE}/back`);
    yield put(notices.shown({ text: 'userEdit:takenBack' }));
  } catch (error) {
    yield put(notices.shown({ text: isConflict(error) ? 'userEdit:notTakenBack.changed' : 'userEdit:notTakenBack.failed', tone: 'bad' }));
    if (isConflict(error)) yield call(showNewest, revision.id);
  }
}

export function* userEditSaga(): SagaIterator<void> {
  yield takeLatest(userEdit.opened, open);
  yield takeLeading(userEdit.submitted, save);
  yield takeLeading(userEdit.deleted, remove);
  yield takeLeading(userEdit.restored, restore);
  yield takeEvery(userEdit.takenBack, takeBack);
}
