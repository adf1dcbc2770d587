import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaIterator } from 'redux-saga';
import { actionChannel, call, fork, put, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { undoEntry } from '../audit/undo-entry.ts';
import { nameOf } from '../categories/categories.saga.ts';
import { isConflict, readExamples, writeExamples } from '../category-examples/category-examples.saga.ts';
import type { SavedExamples } from '../category-examples/category-examples.slice.ts';
import { GIVING, type Gift, MISSES, searchMisses } from './search-misses.slice.ts';

function* load({ payload: period }: ReturnType<typeof searchMisses.requested>): SagaIterator<void> {
  const route = 'GET /admin/search-misses';
  try {
    const input = { days: String(period) };
    const reply: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: MISSES });
    yield put(searchMisses.loaded(reply.searchMisses));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

/** Somebody else may be writing the same examples: theirs are read again, and added to. */
const TRIES = 3;

/** @returns what it can be undone by; null when the words were there already @throws ApiError */
function* addExample({ words, language, categoryId }: Gift): SagaIterator<string | null> {
  for (let tries = 1; ; tries += 1) {
    const saved: SavedExamples = yield call(readExamples, categoryId, GIVING);
    const examples = { ...saved.examples, [language]: [...saved.examples[language], words] };
    try {
      const written: ReplyOf<'POST /admin/category/examples'> = yield call(writeExamples, { ...saved, examples }, GIVING);
      return written.undoableEntryId;
    } catch (error) {
      if (!isConflict(error) || tries === TRIES) throw error;
    }
  }
}

function* give(gift: Gift): SagaIterator<void> {
  try {
    const entryId: string | null = yield call(addExample, gift);
    yield put(searchMisses.given(gift));
    const name: string = yield call(nameOf, gift.categoryId);
    const undo = entryId && { action: { label: 'managedCategories:undo', dispatch: searchMisses.undoRequested({ gift, entryId }) } };
    yield put(notices.shown({ text: 'searchMisses:done', values: { words: gift.words, name }, ...undo }));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

/** One after the other: two at once would write over each other's examples. */
function* giveInTurn(): SagaIterator<void> {
  const presses = yield actionChannel(searchMisses.giveRequested);
  for (;;) {
    const { payload: gift }: ReturnType<typeof searchMisses.giveRequested> = yield take(presses);
    yield call(give, gift);
  }
}

function* takeBack({ payload: { gift, entryId } }: ReturnType<typeof searchMisses.undoRequested>): SagaIterator<void> {
  try {
    yield call(undoEntry, entryId, GIVING);
    yield put(searchMisses.takenBack(gift));
    yield put(notices.shown({ text: 'managedCategories:done.undone' }));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

export function* searchMissesSaga(): SagaIterator<void> {
  yield fork(giveInTurn);
  yield takeLatest(searchMisses.requested, load);
  yield takeEvery(searchMisses.undoRequested, takeBack);
}
