import { ApiError, callEndpoint, type EndpointRoute, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaIterator } from 'redux-saga';
import { actionChannel, call, fork, getContext, put, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { undoEntry } from '../audit/undo-entry.ts';
import { CATEGORY_CHANGE, CATEGORY_IMPACT, CATEGORY_SAVE, CATEGORY_TREE, categories, type Impact, selectTree } from './categories.slice.ts';
import { branchOf, nameIn, type Tree } from './tree.ts';

const UPDATE = 'POST /admin/category/update';
type Update = typeof UPDATE;
/** What a change can be undone by, if at all. */
type Undoable = Pick<ReplyOf<Update>, 'undoableEntryId'>;

function* load(): SagaIterator<void> {
  const route = 'GET /admin/category/list';
  try {
    const language = (yield getContext('language'))();
    const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { language }, { key: CATEGORY_TREE });
    yield put(categories.arrived(reply.categories));
  } catch {
    // The failure stands under its key; the tree's place shows it.
  }
}

/** The name of a category before or after what is done to it, in the language of the page. */
export function* nameOf(id: string): SagaIterator<string> {
  const tree: Tree | null = yield select(selectTree);
  const language = (yield getContext('language'))();
  const branch = tree && branchOf(tree, id);
  return branch ? nameIn(language, branch.node) : '';
}

/** What was changed or found changed is shown as the database has it, whether it went well or not. @returns null when it did not */
function* withReload<Reply>(work: () => SagaIterator<Reply>): SagaIterator<Reply | null> {
  try {
    const reply: Reply = yield call(work);
    yield call(load);
    return reply;
  } catch (error) {
    // Unreachable, a second call would only take as long again.
    if (error instanceof ApiError && error.problem.status !== null) yield call(load);
    return null;
  }
}

const change = <R extends EndpointRoute>(route: R, input: InputOf<R>, key: string): SagaIterator<ReplyOf<R> | null> =>
  withReload<ReplyOf<R>>(function* send() {
    return yield call(callEndpoint<R>, route, input, { key, fallback: 'managedCategories:failed' });
  });

/** Says what was done, with the way back if there is one. */
function* showDone(text: string, name: string, { undoableEntryId: entryId }: Undoable): SagaIterator<void> {
  const undo = entryId && { action: { label: 'managedCategories:undo', dispatch: categories.undone(entryId) } };
  yield put(notices.shown({ text, values: { name }, ...undo }));
}

function* create({ payload: category }: ReturnType<typeof categories.created>): SagaIterator<void> {
  const language = (yield getContext('language'))();
  const route = 'POST /admin/category/create';
  const done: ReplyOf<typeof route> | null = yield call(change<typeof route>, route, { category }, CATEGORY_SAVE);
  if (!done) return;
  const reveal = categories.revealed(done.category.id);
  yield put(reveal);
  const action = { label: 'managedCategories:show', dispatch: reveal };
  yield put(notices.shown({ text: 'managedCategories:done.created', values: { name: nameIn(language, category) }, action }));
}

function* edit({ payload: category }: ReturnType<typeof categories.edited>): SagaIterator<void> {
  const done: Undoable | null = yield call(change<Update>, UPDATE, { category }, CATEGORY_SAVE);
  const name: string = yield call(nameOf, category.id);
  if (done) yield call(showDone, 'managedCategories:done.edited', name, done);
}

function* move({ payload: category }: ReturnType<typeof categories.moved>): SagaIterator<void> {
  const done: Undoable | null = yield call(change<Update>, UPDATE, { category }, CATEGORY_SAVE);
  const name: string = yield call(nameOf, category.id);
  if (done) yield call(showDone, 'managedCategories:done.moved', name, done);
}

function* undo({ payload: entryId }: ReturnType<typeof categories.undone>): SagaIterator<void> {
  const done: true | null = yield call(withReload<true>, function* send() {
    yield call(undoEntry, entryId, CATEGORY_CHANGE);
    return true;
  });
  if (done) yield put(notices.shown({ text: 'managedCategories:done.undone' }));
}

function* setStatus({ payload: category }: ReturnType<typeof categories.statusSet>): SagaIterator<void> {
  const done: Undoable | null = yield call(change<Update>, UPDATE, { category }, CATEGORY_CHANGE);
  if (!done) return;
  const text = category.status === 'active' ? 'managedCategories:done.activated' : 'managedCategories:done.deactivated';
  yield call(showDone, text, yield call(nameOf, category.id), done);
}

/** One place after the other: a later press that overtook an earlier one would leave the category where nobody wanted it. */
function* placeInTurn(): SagaIterator<void> {
  const presses = yield actionChannel(categories.placed);
  for (;;) {
    const { payload: category }: ReturnType<typeof categories.placed> = yield take(presses);
    yield call(change<Update>, UPDATE, { category }, CATEGORY_CHANGE);
  }
}

function* loadImpact({ payload: id }: ReturnType<typeof categories.deletionAsked>): SagaIterator<void> {
  const route = 'GET /admin/category/impact';
  try {
    const found: Impact = yield call(callEndpoint<typeof route>, route, { id }, { key: CATEGORY_IMPACT });
    yield put(categories.impactArrived({ id, found }));
  } catch {
    // The failure stands under its key; the dialog shows it.
  }
}

function* remove({ payload: input }: ReturnType<typeof categories.deleted>): SagaIterator<void> {
  const name: string = yield call(nameOf, input.id);
  const route = 'DELETE /admin/category/delete';
  const done: Undoable | null = yield call(change<typeof route>, route, input, CATEGORY_SAVE);
  if (done) yield call(showDone, 'managedCategories:done.deleted', name, done);
}

export function* categoriesSaga(): SagaIterator<void> {
  yield fork(placeInTurn);
  yield takeLatest(categories.needed, load);
  yield takeLeading(categories.created, create);
  yield takeLeading(categories.edited, edit);
  yield takeLeading(categories.moved, move);
  yield takeEvery(categories.undone, undo);
  yield takeEvery(categories.statusSet, setStatus);
  yield takeLatest(categories.deletionAsked, loadImpact);
  yield takeLeading(categories.deleted, remove);
}
