import { ApiError, apiStatus, endOnFailure, withFallback } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { actionChannel, call, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { nameOf } from '../categories/categories.saga.ts';
import { isConflict, readExamples, writeExamples } from '../category-examples/category-examples.saga.ts';
import { LIST_NAMES, RULES } from '../category-examples/example-lists.ts';
import { undoEntry } from '../console/undo-entry.ts';
import { GIVING, type Gift, gifts, searchMisses, withOwner } from './search-misses.slice.ts';

/** Somebody else may be writing the same examples: theirs are read again, and added to. */
const TRIES = 3;

/** @returns what it can be undone by; null when the words were there already @throws ApiError */
function* addExample({ words, language, categoryId, kind }: Gift): SagaGenerator<string | null> {
  const list = LIST_NAMES[kind][language];
  for (let tries = 1; ; tries += 1) {
    const saved = yield* readExamples(categoryId, GIVING);
    const texts = RULES[kind].distinct([...saved.examples[list], words]);
    if (texts.length > RULES[kind].most) yield* refuse(FULL[kind], { limit: String(RULES[kind].most) });
    const examples = { ...saved.examples, [list]: texts };
    try {
      const { undoableEntryId } = yield* writeExamples({ ...saved, examples }, GIVING);
      return undoableEntryId;
    } catch (error) {
      if (!isConflict(error) || tries === TRIES) throw error;
    }
  }
}

const FULL = { sentence: 'categoryExamples:add.tooMany', name: 'categoryExamples:addNames.tooMany' } as const;

/** @throws ApiError: why it is not even tried */
function* refuse(text: string, named: Readonly<Record<string, string>>): SagaGenerator<never> {
  const error = withFallback(null, text, named);
  yield* put(apiStatus.failed({ key: GIVING, at: Date.now(), error }));
  throw new ApiError(error);
}

/** What the search learns of it shows with the next figures. */
function* showOwner(gift: Gift, givenTo: string | null): SagaGenerator<void> {
  const { data: misses } = yield* select(searchMisses.select);
  if (misses) yield* put(searchMisses.loaded(withOwner(misses, gift, givenTo)));
}

const DONE = { sentence: 'searchMisses:done.sentence', name: 'searchMisses:done.name' } as const;

function* give(gift: Gift): SagaGenerator<void> {
  const entryId = yield* addExample(gift);
  yield* showOwner(gift, gift.categoryId);
  const name = yield* nameOf(gift.categoryId);
  const undoing = entryId && { action: { label: 'managedCategories:undo', dispatch: gifts.undoRequested({ gift, entryId }) } };
  yield* put(notices.shown({ text: DONE[gift.kind], values: { words: gift.words, name }, ...undoing }));
}

/** One after the other: two at once would write over each other's examples. */
function* giveInTurn() {
  const presses = yield* actionChannel(gifts.giveRequested);
  for (;;) {
    const { payload: gift } = yield* take(presses);
    yield* call(endOnFailure(give), gift);
  }
}

function* undo({ payload: { gift, entryId } }: ReturnType<typeof gifts.undoRequested>): SagaGenerator<void> {
  yield* call(undoEntry, entryId, GIVING);
  yield* showOwner(gift, null);
  yield* put(notices.shown({ text: 'managedCategories:done.undone' }));
}

export function* searchMissesSaga() {
  yield* fork(giveInTurn);
  yield* takeEvery(gifts.undoRequested, endOnFailure(undo));
}
