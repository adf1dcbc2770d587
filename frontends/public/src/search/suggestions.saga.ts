import { callEndpoint } from '@pusula/frontend-kit/api';
import { delay, put, takeLatest } from 'typed-redux-saga';
import { suggestions } from './suggestions.slice.ts';

/** Nobody reads completions while typing faster than this. */
const PAUSE_MS = 140;

/** Waits for a pause, then asks; the next letter cancels the question (and its request) that is under way. */
function* complete({ payload: { text, language } }: ReturnType<typeof suggestions.typed>) {
  const keyword = text.trim();
  if (!keyword) return;
  yield* delay(PAUSE_MS);
  try {
    const reply = yield* callEndpoint('GET /search/suggest', { keyword, language });
    yield* put(suggestions.loaded({ text, suggestions: reply.suggestions }));
  } catch {
    // Completions are a courtesy: without them the box still searches.
    yield* put(suggestions.loaded({ text, suggestions: [] }));
  }
}

export function* suggestionsSaga() {
  yield* takeLatest([suggestions.typed, suggestions.left], function* (action) {
    if (suggestions.typed.match(action)) yield* complete(action);
  });
}
