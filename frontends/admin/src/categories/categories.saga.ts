import { ApiError, callEndpoint, type EndpointRoute, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaIterator } from 'redux-saga';
import { actionChannel, call, fork, getContext, put, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { CATEGORY_CHANGE, CATEGORY_IMPACT, CATEGORY_SAVE, CATEGORY_TREE, categories, type Impact, selectTree } from './categories.slice.ts';
import { branchOf, nameIn, type Tree } from './tree.ts';

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
function* nameOf(id: string): SagaIterator<string> {
  const tree: Tree | null = yield select(selectTree);
  const language = (yield getContext('language'))();
  const branch = tree && branchOf(tree, id);
  return branch ? nameIn(language, branch.node) : '';
}

/** What a call changed or found changed is shown as the database has it, whether it went well or not. */
function* change<R extends EndpointRoute>(route: R, input: InputOf<R>, key: string): SagaIterator<boolean> {
  try {
    yield call(callEndpoint<R>, route, input, { key, fallback: 'managedCategories:failed' });
    yield call(load);
    return true;
  } catch (error) {
    // Unreachable, a second call would only take as long again.
    if (error instanceof ApiError && error.problem.status !== null) yield call(load);
    return false;
  }
}

function* create({ payload: category }: ReturnType<typeof categories.created>): SagaIterator<void> {
  const language = (yield getContext('language'))();
  const isDone: boolean = yield call(change<'POST /admin/category/create'>, 'POST /admin/category/create', { category }, CATEGORY_SAVE);
  if (isDone) yield put(notices.shown({ text: 'managedCategories:done.created', values: { name: nameIn(language, category) } }));
}

function* edit({ payload: category }: ReturnType<typeof categories.edited>): SagaIterator<void> {
  const isDone: boolean = yield call(change<'POST /admin/category/update'>, 'POST /admin/category/update', { category }, CATEGORY_SAVE);
  const name: string = yield call(nameOf, category.id);
  if (isDone) yield put(notices.shown({ text: 'managedCategories:done.edited', values: { name } }));
}

function* move({ payload: category }: ReturnType<typeof categories.moved>): SagaIterator<void> {
  const tree: Tree | null = yield select(selectTree);
  const before = tree && branchOf(tree, category.id)?.node;
  const isDone: boolean = yield call(change<'POST /admin/category/update'>, 'POST /admin/category/update', { category }, CATEGORY_SAVE);
  if (!isDone || !before) return;
  const back = categories.movedBack({ id: before.id, parentId: before.parentId, order: before.order });
  const name: string = yield call(nameOf, category.id);
  const action = { label: 'managedCategories:undo', dispatch: back };
  yield put(notices.shown({ text: 'managedCategories:done.moved', values: { name }, action }));
}

function* moveBack({ payload: category }: ReturnType<typeof categories.movedBack>): SagaIterator<void> {
  yield call(change<'POST /admin/category/update'>, 'POST /admin/category/update', { category }, CATEGORY_CHANGE);
}

function* setStatus({ payload: category }: ReturnType<typeof categories.statusSet>): SagaIterator<void> {
  const isDone: boolean = yield call(change<'POST /admin/category/update'>, 'POST /admin/category/update', { category }, CATEGORY_CHANGE);
  if (!isDone) return;
  const name: string = yield call(nameOf, category.id);
  const isActive = category.status === 'active';
  const back = categories.statusSet({ id: category.id, status: isActive ? 'inactive' : 'active' });
  const text = isActive ? 'managedCategories:done.activated' : 'managedCategories:done.deactivated';
  yield put(notices.shown({ text, values: { name }, action: { label: 'managedCategories:undo', dispatch: back } }));
}

/** One place after the other: a later press that overtook an earlier one would leave the category where nobody wanted it. */
function* placeInTurn(): SagaIterator<void> {
  const presses = yield actionChannel(categories.placed);
  for (;;) {
    const { payload: category }: ReturnType<typeof categories.placed> = yield take(presses);
    yield call(change<'POST /admin/category/update'>, 'POST /admin/category/update', { category }, CATEGORY_CHANGE);
  }
}

function* loadImpact({ payload: id }: ReturnType<typeof categories.deletionAsked>): SagaIterator<void> {
  const route = 'GET /admin/category/impact';
  try {
    const { coaches, subcategories, addresses }: Impact = yield call(callEndpoint<typeof route>, route, { id }, { key: CATEGORY_IMPACT });
    yield put(categories.impactArrived({ id, found: { coaches, subcategories, addresses } }));
  } catch {
    // The failure stands under its key; the dialog shows it.
  }
}

function* remove({ payload: input }: ReturnType<typeof categories.deleted>): SagaIterator<void> {
  const name: string = yield call(nameOf, input.id);
  const isDone: boolean = yield call(change<'DELETE /admin/category/delete'>, 'DELETE /admin/category/delete', input, CATEGORY_SAVE);
  if (isDone) yield put(notices.shown({ text: 'managedCategories:done.deleted', values: { name } }));
}

export function* categoriesSaga(): SagaIterator<void> {
  yield fork(placeInTurn);
  yield takeLatest(categories.needed, load);
  yield takeLeading(categories.created, create);
  yield takeLeading(categories.edited, edit);
  yield takeLeading(categories.moved, move);
  yield takeEvery(categories.movedBack, moveBack);
  yield takeEvery(categories.statusSet, setStatus);
  yield takeLatest(categories.deletionAsked, loadImpact);
  yield takeLeading(categories.deleted, remove);
}
