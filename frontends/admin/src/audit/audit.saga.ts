import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { isConflict } from '@pusula/frontend-kit/editing';
import { notices } from '@pusula/frontend-kit/page';
import { call, delay, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { undoEntry } from '../console/undo-entry.ts';
import { AUDIT_ENTRIES, AUDIT_OLDER, AUDIT_UNDO, auditLog, selectAudit } from './audit.slice.ts';

/** What another service did reaches the log as an event, a moment after its answer. */
const LOG_BEHIND_MS = 1_000;
const LOOKS = 3;

const load = endOnFailure(function* loadFirst(): SagaGenerator<void> {
  const { filter } = yield* select(selectAudit);
  yield* put(auditLog.loaded(yield* callEndpoint('GET /admin/audit/entries', filter, { key: AUDIT_ENTRIES })));
});

function* loadOlder(): SagaGenerator<void> {
  const { filter, next: before } = yield* select(selectAudit);
  if (before === null) return;
  const page = yield* callEndpoint('GET /admin/audit/entries', { ...filter, before }, { key: AUDIT_OLDER });
  const { filter: now } = yield* select(selectAudit);
  // Somebody looks through another filter by now.
  if (now === filter) yield* put(auditLog.olderLoaded(page));
}

function* undo({ payload: id }: ReturnType<typeof auditLog.undoConfirmed>) {
  try {
    yield* call(undoEntry, id, AUDIT_UNDO);
  } catch (error) {
    if (isConflict(error)) {
      yield* put(auditLog.undoContested(id));
      yield* call(load);
    }
    return;
  }
  yield* put(notices.shown({ text: 'audit:undo.done' }));
  for (let looks = 0; looks < LOOKS; looks += 1) {
    yield* call(load);
    const { entries } = yield* select(selectAudit);
    if (!entries?.some((entry) => entry.id === id && entry.undoneBy === null)) return;
    yield* delay(LOG_BEHIND_MS);
  }
}

export function* auditSaga() {
  yield* takeLatest([auditLog.opened, auditLog.refreshed], load);
  yield* takeLeading(auditLog.olderRequested, endOnFailure(loadOlder));
  yield* takeLeading(auditLog.undoConfirmed, undo);
}
