import { callEndpoint } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { delay, put, takeLeading } from 'typed-redux-saga';
import { DEAD_LETTER_CHANGE, emails, failedEvents, MAIL_RETRY, operations } from './operations.slice.ts';

/** A mail server takes a moment to answer. */
const SENDING_MS = 1_000;

// After a failure the lists are loaded as well: they may have changed all the same.

function* replay({ payload }: ReturnType<typeof operations.replayed>) {
  try {
    const { replayed } = yield* callEndpoint('POST /admin/operations/replay-dead-letters', payload, { key: DEAD_LETTER_CHANGE });
    yield* put(notices.shown({ text: 'operations:failedEvents.replayedNotice', values: { count: replayed } }));
  } catch {}
  yield* put(failedEvents.retried());
}

function* discard({ payload }: ReturnType<typeof operations.discarded>) {
  try {
    yield* callEndpoint('POST /admin/operations/discard-dead-letter', payload, { key: DEAD_LETTER_CHANGE });
    yield* put(notices.shown({ text: 'operations:failedEvents.discardedNotice' }));
  } catch {}
  yield* put(failedEvents.retried());
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
