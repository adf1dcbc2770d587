import { ApiError, callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { untilVisible } from '@pusula/frontend-kit/time';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { undoEntry } from '../audit/undo-entry.ts';
import { nameOf } from '../categories/categories.saga.ts';
import {
  type CategoryExamplesState,
  categoryExamples,
  EXAMPLES,
  EXAMPLES_READING,
  EXAMPLES_SAVE,
  EXAMPLES_UNDO,
  type SavedExamples,
  selectCategoryExamples,
} from './category-examples.slice.ts';

/** Long enough not to read every letter on its way. */
const TYPING_MS = 200;
const AGAIN_MS = 1_000;

const READ = 'GET /admin/category/examples';
const WRITE = 'POST /admin/category/examples';
type Written = ReplyOf<typeof WRITE>;

/** @throws ApiError */
export function* readExamples(id: string, key: string): SagaIterator<SavedExamples> {
  const { version, examples }: ReplyOf<typeof READ> = yield call(callEndpoint<typeof READ>, READ, { id }, { key });
  return { id, version, examples };
}

/** @throws ApiError */
export function* writeExamples(input: SavedExamples, key: string): SagaIterator<Written> {
  return yield call(callEndpoint<typeof WRITE>, WRITE, input, { key, fallback: 'categoryExamples:failed' });
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.problem.message === 'CONFLICT';

function* load(id: string): SagaIterator<void> {
  try {
    yield put(categoryExamples.loaded(yield call(readExamples, id, EXAMPLES)));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

function* save({ payload: draft }: ReturnType<typeof categoryExamples.saveRequested>): SagaIterator<void> {
  try {
    const { version, examples, undoableEntryId }: Written = yield call(writeExamples, draft, EXAMPLES_SAVE);
    yield put(categoryExamples.loaded({ id: draft.id, version, examples }));
    const undo = undoableEntryId && {
      action: { label: 'managedCategories:undo', dispatch: categoryExamples.undoRequested(undoableEntryId) },
    };
    const name: string = yield call(nameOf, draft.id);
    yield put(notices.shown({ text: 'categoryExamples:done', values: { name }, ...undo }));
  } catch (error) {
    // What somebody else wrote meanwhile is shown under what is written here.
    if (isConflict(error)) yield call(load, draft.id);
  }
}

function* undo({ payload: entryId }: ReturnType<typeof categoryExamples.undoRequested>): SagaIterator<void> {
  try {
    yield call(undoEntry, entryId, EXAMPLES_UNDO);
    yield put(notices.shown({ text: 'managedCategories:done.undone' }));
  } catch {
    // The failure stands under its key; the page shows it.
  }
  const { saved }: CategoryExamplesState = yield select(selectCategoryExamples);
  if (saved) yield call(load, saved.id);
}

/** Reads the sentence, and again each second for as long as the search has not learnt what was saved last. */
function* read(): SagaIterator<void> {
  const { saved, tried }: CategoryExamplesState = yield select(selectCategoryExamples);
  if (!saved || tried.trim() === '') return;
  const route = 'POST /admin/category/try-sentence';
  const { id, version } = saved;
  const input = { sentence: tried, ...(version > 0 && { examples: { id, version } }) };
  try {
    for (;;) {
      const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: EXAMPLES_READING });
      yield put(categoryExamples.sentenceRead({ isReady: reply.isReady, intents: reply.intents, cities: reply.cities }));
      if (reply.isReady) return;
      yield delay(AGAIN_MS);
      yield call(untilVisible);
    }
  } catch {
    // The failure stands under its key; the box shows it.
  }
}

export function* categoryExamplesSaga(): SagaIterator<void> {
  yield takeLatest(categoryExamples.opened, function* open({ payload: id }): SagaIterator<void> {
    yield call(load, id);
  });
  yield takeLeading(categoryExamples.saveRequested, save);
  yield takeEvery(categoryExamples.undoRequested, undo);
  yield takeLatest(
    [categoryExamples.sentenceTyped, categoryExamples.loaded, categoryExamples.left],
    function* follow(action): SagaIterator<void> {
      if (categoryExamples.left.match(action)) return;
      if (categoryExamples.sentenceTyped.match(action)) yield delay(TYPING_MS);
      yield call(read);
    },
  );
}
