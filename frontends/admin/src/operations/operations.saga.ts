import { callEndpoint } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { delay, put, takeLeading } from 'typed-redux-saga';
import { emails, MAIL_RETRY, operations, PARKED_CHANGE, parkedEvents } from './operations.slice.ts';

/** A mail server takes a moment to answer. */
const SENDING_MS = 1_000;

// After a failure the lists are loaded as well: they may have changed all the same.

function* replay({ payload }: ReturnType<typeof operations.replayed>) {
  try {
    const { replayed } = yield* callEndpoint('POST /admin/operations/replay-dead-letters', payload, { key: PARKED_CHANGE });
    yield* put(notices.shown({ text: 'operations:parked.replayedNotice', values: { count: replayed } }));
  } catch {}
  yield* put(parkedEvents.retried());
}

function* discard({ payload }: ReturnType<typeof operations.discarded>) {
  try {
    yield* callEndpoint('POST /admin/operations/discard-dead-letter', payload, { key: PARKED_CHANGE });
    yield* put(notices.shown({ text: 'operations:parked.discardedNotice' }));
  } catch {}
  yield* put(parkedEvents.retried());
}

function* retryEmail({ payload: id }: ReturnType<typeof operations.emailRetried>) {
  try {
    yield* callEndpoint('POST /admin/operations/replay-dead-letters', { queue: 'mail', id }, { key: MAIL_RETRY });
    yield* put(notices.shown({ text: 'operations:mail.retried' }));
    yield* delay(SENDING_MS);
  } catch {}
  yield* put(emails.retried());
}

export function* operationsSaga() {
  yield* takeLeading(operations.replayed, replay);
  yield* takeLeading(operations.discarded, discard);
  yield* takeLeading(operations.emailRetried, retryEmail);
}
