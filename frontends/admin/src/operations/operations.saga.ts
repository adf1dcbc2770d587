import { apiStatus, callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { untilVisible } from '@pusula/frontend-kit/time';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, takeLatest, takeLeading } from 'redux-saga/effects';
import {
  HEALTH,
  type Health,
  MAIL,
  MAIL_RETRY,
  type Mail,
  type MailFilter,
  MESSAGE,
  operations,
  PARKED,
  PARKED_CHANGE,
  type Parked,
  selectMailFilter,
} from './operations.slice.ts';

const HEALTH_AGAIN_MS = 10_000;
/** Nobody reads a table while typing faster than this. */
const TYPING_MS = 250;
/** A mail server takes a moment to answer. */
const SENDING_MS = 1_000;

function* watchHealth(): SagaIterator<void> {
  const route = 'GET /admin/operations/health';
  for (;;) {
    try {
      const { services, at }: Health = yield call(callEndpoint<typeof route>, route, {}, { key: HEALTH });
      yield put(operations.healthArrived({ services, at }));
    } catch {
      // The failure stands under its key; what was last known stays in the table.
    }
    yield delay(HEALTH_AGAIN_MS);
    yield call(untilVisible);
  }
}

function* loadParked(): SagaIterator<void> {
  const route = 'GET /admin/operations/dead-letters';
  try {
    const { letters, total }: Parked = yield call(callEndpoint<typeof route>, route, {}, { key: PARKED });
    yield put(operations.parkedArrived({ letters, total }));
  } catch {
    // The failure stands under its key; the list's place shows it.
  }
}

function* inspect({ payload }: ReturnType<typeof operations.inspected>): SagaIterator<void> {
  const route = 'GET /admin/operations/dead-letter';
  try {
    const { message }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, payload, { key: MESSAGE });
    yield put(operations.messageArrived({ id: payload.id, text: message }));
  } catch {
    // The failure stands under its key; the dialog shows it.
  }
}

function* replay({ payload }: ReturnType<typeof operations.replayed>): SagaIterator<void> {
  const route = 'POST /admin/operations/replay-dead-letters';
  try {
    const { replayed }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, payload, { key: PARKED_CHANGE });
    yield put(notices.shown({ text: 'operations:parked.replayedNotice', values: { count: replayed } }));
  } catch {
    // The failure stands under its key; the page shows it. The list may have changed all the same.
  }
  yield call(loadParked);
}

function* discard({ payload }: ReturnType<typeof operations.discarded>): SagaIterator<void> {
  const route = 'POST /admin/operations/discard-dead-letter';
  try {
    yield call(callEndpoint<typeof route>, route, payload, { key: PARKED_CHANGE });
    yield put(notices.shown({ text: 'operations:parked.discardedNotice' }));
  } catch {
    // As above.
  }
  yield call(loadParked);
}

function* loadMail(): SagaIterator<void> {
  const route = 'GET /admin/operations/mail';
  const { search, state, kind }: MailFilter = yield select(selectMailFilter);
  const input = { ...(search?.trim() && { search: search.trim() }), ...(state && { state }), ...(kind && { kind }) };
  try {
    const mail: Mail = yield call(callEndpoint<typeof route>, route, input, { key: MAIL });
    yield put(operations.mailArrived(mail));
  } catch {
    // The failure stands under its key; the part's place shows it.
  }
}

function* retryEmail({ payload: id }: ReturnType<typeof operations.emailRetried>): SagaIterator<void> {
  const route = 'POST /admin/operations/replay-dead-letters';
  try {
    yield call(callEndpoint<typeof route>, route, { queue: 'mail', id }, { key: MAIL_RETRY });
    yield put(notices.shown({ text: 'operations:mail.retried' }));
    yield delay(SENDING_MS);
  } catch {
    // The failure stands under its key; the page shows it. What is listed may be old.
  }
  yield put(operations.mailNeeded());
}

export function* operationsSaga(): SagaIterator<void> {
  yield takeLatest([operations.healthWatched, operations.healthLeft], function* begin(action): SagaIterator<void> {
    if (operations.healthWatched.match(action)) yield call(watchHealth);
  });
  yield takeLatest(operations.parkedNeeded, loadParked);
  yield takeLatest([operations.inspected, operations.inspectionEnded], function* begin(action): SagaIterator<void> {
    if (operations.inspected.match(action)) yield call(inspect, action);
    else yield put(apiStatus.cleared(MESSAGE));
  });
  yield takeLeading(operations.replayed, replay);
  yield takeLeading(operations.discarded, discard);
  yield takeLatest([operations.mailNeeded, operations.mailFiltered], function* begin(action): SagaIterator<void> {
    if (operations.mailFiltered.match(action)) yield delay(TYPING_MS);
    yield call(loadMail);
  });
  yield takeLeading(operations.emailRetried, retryEmail);
}
