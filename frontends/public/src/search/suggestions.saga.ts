import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, takeLatest } from 'redux-saga/effects';
import { suggestions } from './suggestions.slice.ts';

/** Nobody reads completions while typing faster than this. */
const PAUSE_MS = 140;

/** Waits for a pause, then asks; the next letter cancels the question (and its request) that is under way. */
function* complete({ payload: { text, language } }: ReturnType<typeof suggestions.typed>): SagaIterator {
  const keyword = text.trim();
  if (!keyword) return;
  yield delay(PAUSE_MS);
  try {
    const reply: ReplyOf<'GET /search/suggest'> = yield call(callEndpoint, 'GET /search/suggest', { keyword, language });
    yield put(suggestions.arrived({ text, suggestions: reply.suggestions }));
  } catch {
    // Completions are a courtesy: without them the box still searches.
    yield put(suggestions.arrived({ text, suggestions: [] }));
  }
}

export function* suggestionsSaga(): SagaIterator {
  yield takeLatest([suggestions.typed, suggestions.left], function* (action): SagaIterator {
    if (suggestions.typed.match(action)) yield* complete(action);
  });
}
