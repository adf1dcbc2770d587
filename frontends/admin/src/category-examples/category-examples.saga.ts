import { ApiError, callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { call, put, type SagaGenerator, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { nameOf } from '../categories/categories.saga.ts';
import { undoEntry } from '../console/undo-entry.ts';
import {
  categoryExamples,
  EXAMPLES_SAVE,
  EXAMPLES_UNDO,
  reading,
  type SavedExamples,
  savedExamples,
  selectCategoryExamples,
} from './category-examples.slice.ts';

/** @throws ApiError */
export function* readExamples(id: string, key: string): SagaGenerator<SavedExamples> {
  const { version, examples } = yield* callEndpoint('GET /admin/category/examples', { id }, { key });
  return { id, version, examples };
}

/** @throws ApiError */
export const writeExamples = (input: SavedExamples, key: string) =>
  callEndpoint('POST /admin/category/examples', input, { key, fallback: 'categoryExamples:failed' });

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.problem.message === 'CONFLICT';

function* save({ payload: draft }: ReturnType<typeof categoryExamples.saveRequested>) {
  try {
    const { version, examples, undoableEntryId } = yield* writeExamples(draft, EXAMPLES_SAVE);
    yield* put(savedExamples.loaded({ id: draft.id, version, examples }));
    const undoing = undoableEntryId && {
      action: { label: 'managedCategories:undo', dispatch: categoryExamples.undoRequested(undoableEntryId) },
    };
    const name = yield* nameOf(draft.id);
    yield* put(notices.shown({ text: 'categoryExamples:done', subject: draft.id, values: { name }, ...undoing }));
  } catch (error) {
    // What somebody else wrote meanwhile is shown under what is written here.
    if (isConflict(error)) yield* savedExamples.load();
  }
}

function* undo({ payload: entryId }: ReturnType<typeof categoryExamples.undoRequested>): SagaGenerator<void> {
  yield* call(undoEntry, entryId, EXAMPLES_UNDO);
  yield* put(notices.shown({ text: 'managedCategories:done.undone' }));
}

function* undoAndReload(action: ReturnType<typeof categoryExamples.undoRequested>) {
  yield* call(endOnFailure(undo), action);
  yield* savedExamples.load();
}

/** Reads the sentence when it was typed, and when the examples have changed. */
function* read({ type }: { type: string }) {
  const { data: saved } = yield* select(savedExamples.select);
  const { tried } = yield* select(selectCategoryExamples);
  if (tried.trim() === '') return yield* put(reading.left());
  if (!saved) return;
  const { id, version } = saved;
  const input = { sentence: tried, ...(version > 0 && { examples: { id, version } }) };
  yield* put(type === categoryExamples.sentenceTyped.type ? reading.typed(input) : reading.opened(input));
}

export function* categoryExamplesSaga() {
  yield* takeLeading(categoryExamples.saveRequested, save);
  yield* takeEvery(categoryExamples.undoRequested, undoAndReload);
  yield* takeEvery([categoryExamples.sentenceTyped, savedExamples.loaded, categoryExamples.left], read);
}
