import type { Language } from '@pusula/contracts';
import { ApiError, callEndpoint, type EndpointRoute, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { actionChannel, call, fork, getContext, put, type SagaGenerator, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { undoEntry } from '../console/undo-entry.ts';
import { CATEGORY_CHANGE, CATEGORY_SAVE, categories, managedTree, selectTree } from './categories.slice.ts';
import { branchOf, nameIn, placedAt } from './tree.ts';

const UPDATE = 'POST /admin/category/update';
/** What a change can be undone by, if at all. */
type Undoable = Pick<ReplyOf<typeof UPDATE>, 'undoableEntryId'>;

/** The name of a category before or after what is done to it, in the language of the page. */
export function* nameOf(id: string): SagaGenerator<string> {
  const tree = yield* select(selectTree);
  const language = yield* getContext<() => Language>('language');
  const branch = tree && branchOf(tree, id);
  return branch ? nameIn(language(), branch.node) : '';
}

/** What was changed or found changed is shown as the database has it, whether it went well or not. @returns null when it did not */
function* withReload<Reply>(work: SagaGenerator<Reply>): SagaGenerator<Reply | null> {
  try {
    const reply = yield* work;
    yield* managedTree.load();
    return reply;
  } catch (error) {
    // Unreachable, a second call would only take as long again.
    if (error instanceof ApiError && error.problem.status !== null) yield* managedTree.load();
    return null;
  }
}

const change = <R extends EndpointRoute>(route: R, input: InputOf<R>, key: string): SagaGenerator<ReplyOf<R> | null> =>
  withReload(callEndpoint(route, input, { key, fallback: 'managedCategories:failed' }));

/** Says what was done, with the way back if there is one. */
function* showDone(text: string, subject: string, name: string, { undoableEntryId: entryId }: Undoable): SagaGenerator<void> {
  const undoing = entryId && { action: { label: 'managedCategories:undo', dispatch: categories.undone(entryId) } };
  yield* put(notices.shown({ text, subject, values: { name }, ...undoing }));
}

function* create({ payload: category }: ReturnType<typeof categories.created>) {
  const language = yield* getContext<() => Language>('language');
  const done = yield* change('POST /admin/category/create', { category }, CATEGORY_SAVE);
  if (!done) return;
  const reveal = categories.revealed(done.category.id);
  yield* put(reveal);
  const action = { label: 'managedCategories:show', dispatch: reveal };
  const values = { name: nameIn(language(), category) };
  yield* put(notices.shown({ text: 'managedCategories:done.created', subject: done.category.id, values, action }));
}

/** Saves a form about a category that is there. */
const saveAs = (text: string) =>
  function* save({ payload: category }: ReturnType<typeof categories.edited | typeof categories.moved>) {
    const done = yield* change(UPDATE, { category }, CATEGORY_SAVE);
    if (done) yield* showDone(text, category.id, yield* nameOf(category.id), done);
  };

function* undo({ payload: entryId }: ReturnType<typeof categories.undone>) {
  const done = yield* withReload(
    (function* send() {
      yield* call(undoEntry, entryId, CATEGORY_CHANGE);
      return true;
    })(),
  );
  if (done) yield* put(notices.shown({ text: 'managedCategories:done.undone' }));
}

function* setStatus({ payload: category }: ReturnType<typeof categories.statusSet>) {
  const done = yield* change(UPDATE, { category }, CATEGORY_CHANGE);
  const text = category.status === 'active' ? 'managedCategories:done.activated' : 'managedCategories:done.deactivated';
  if (done) yield* showDone(text, category.id, yield* nameOf(category.id), done);
}

/** Shown at once; the answer puts it right. */
function* showPlaced({ payload: { id, order } }: ReturnType<typeof categories.placed>) {
  const tree = yield* select(selectTree);
  if (tree) yield* put(managedTree.loaded(placedAt(tree, id, order)));
}

/** One place after the other: a later press that overtook an earlier one would leave the category where nobody wanted it. */
function* placeInTurn() {
  const presses = yield* actionChannel(categories.placed);
  for (;;) {
    const { payload: category } = yield* take(presses);
    yield* change(UPDATE, { category }, CATEGORY_CHANGE);
  }
}

function* remove({ payload: input }: ReturnType<typeof categories.deleted>) {
  const name = yield* nameOf(input.id);
  const done = yield* change('DELETE /admin/category/delete', input, CATEGORY_SAVE);
  if (done) yield* showDone('managedCategories:done.deleted', input.id, name, done);
}

export function* categoriesSaga() {
  yield* takeEvery(categories.placed, showPlaced);
  yield* fork(placeInTurn);
  yield* takeLeading(categories.created, create);
  yield* takeLeading(categories.edited, saveAs('managedCategories:done.edited'));
  yield* takeLeading(categories.moved, saveAs('managedCategories:done.moved'));
  yield* takeEvery(categories.undone, undo);
  yield* takeEvery(categories.statusSet, setStatus);
  yield* takeLeading(categories.deleted, remove);
}
