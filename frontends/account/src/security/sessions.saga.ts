import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { SESSION_END, SESSIONS, security } from './security.slice.ts';

function* load(): SagaIterator<void> {
  const route = 'GET /auth/sessions';
  try {
    const { sessions }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: SESSIONS });
    yield put(security.sessionsArrived({ list: sessions, at: Date.now() }));
  } catch {
    // The failure stands under its key; the list's place shows it.
  }
}

function* endOne({ payload: id }: ReturnType<typeof security.sessionEndRequested>): SagaIterator<void> {
  const route = 'POST /auth/revoke-session';
  try {
    yield call(callEndpoint<typeof route>, route, { id }, { key: SESSION_END });
    yield put(notices.shown({ text: 'security:sessions.ended' }));
  } catch {
    // The failure stands under its key; the page shows it. The list may have changed all the same.
  }
  yield call(load);
}

function* endOthers(): SagaIterator<void> {
  const route = 'POST /auth/revoke-other-sessions';
  try {
    const { ended }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, {}, { key: SESSION_END });
    yield put(notices.shown({ text: 'security:sessions.othersEnded', values: { count: ended } }));
  } catch {
    // As above.
  }
  yield call(load);
}

export function* sessionsSaga(): SagaIterator<void> {
  yield takeLatest([security.opened, security.sessionsRetried], load);
  yield takeEvery(security.sessionEndRequested, endOne);
  yield takeLeading(security.otherSessionsEndRequested, endOthers);
}
