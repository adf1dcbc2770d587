import { callEndpoint } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { resource } from '@pusula/frontend-kit/resource';
import { createAction } from '@pusula/frontend-kit/slices';
import { put, takeEvery, takeLeading } from 'typed-redux-saga';
import { knownBrowsers } from './known-browsers.ts';

/** Where the person is signed in. `at` in milliseconds: what "an hour ago" counts from. */
export const sessions = resource('sessions', 'GET /auth/sessions', {
  pick: ({ sessions: list }) => ({ list, at: Date.now() }),
  forgets: true,
});

export const sessionEndRequested = createAction<string>('sessions/endRequested');
export const otherSessionsEndRequested = createAction('sessions/othersEndRequested');

/** Request key of ending one or all others. */
export const SESSION_END = 'security/sessionEnd';

function* endOne({ payload: id }: ReturnType<typeof sessionEndRequested>) {
  try {
    yield* callEndpoint('POST /auth/revoke-session', { id }, { key: SESSION_END });
    yield* put(notices.shown({ text: 'security:sessions.ended' }));
  } catch {
    // The list may have changed all the same.
  }
  yield* put(sessions.retried());
}

function* endOthers() {
  try {
    const { ended } = yield* callEndpoint('POST /auth/revoke-other-sessions', {}, { key: SESSION_END });
    yield* put(notices.shown({ text: 'security:sessions.othersEnded', values: { count: ended } }));
  } catch {
    // As above.
  }
  yield* put(sessions.retried());
  yield* put(knownBrowsers.retried());
}

export function* sessionsSaga() {
  yield* takeEvery(sessionEndRequested, endOne);
  yield* takeLeading(otherSessionsEndRequested, endOthers);
}
