import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { isConflict } from '@pusula/frontend-kit/editing';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaIterator } from 'redux-saga';
import { call, debounce, delay, put, select, takeLatest, takeLeading } from 'redux-saga/effects';
import {
  AUDIT_ENTRIES,
  AUDIT_INTEGRITY,
  AUDIT_OLDER,
  AUDIT_PEOPLE,
  AUDIT_UNDO,
  type AuditState,
  auditLog,
  type Integrity,
  type Page,
  selectAudit,
} from './audit.slice.ts';
import { undoEntry } from './undo-entry.ts';

const TYPING_MS = 250;
const PEOPLE = 10;
/** What another service did reaches the log as an event, a moment after its answer. */
const LOG_BEHIND_MS = 1_000;
const LOOKS = 3;

function* load(): SagaIterator<void> {
  const route = 'GET /admin/audit/entries';
  const { filter }: AuditState = yield select(selectAudit);
  try {
    const page: Page = yield call(callEndpoint<typeof route>, route, filter, { key: AUDIT_ENTRIES });
    yield put(auditLog.arrived(page));
  } catch {
    // The failure stands under its key; the list's place shows it.
  }
}

function* loadOlder(): SagaIterator<void> {
  const route = 'GET /admin/audit/entries';
  const { filter, next: before }: AuditState = yield select(selectAudit);
  if (before === null) return;
  try {
    const page: Page = yield call(callEndpoint<typeof route>, route, { ...filter, before }, { key: AUDIT_OLDER });
    const { filter: now }: AuditState = yield select(selectAudit);
    // Somebody looks through another filter by now.
    if (now === filter) yield put(auditLog.olderArrived(page));
  } catch {
    // The failure stands under its key; the end of the list shows it.
  }
}

function* undo({ payload: id }: ReturnType<typeof auditLog.undoConfirmed>): SagaIterator<void> {
  try {
    yield call(undoEntry, id, AUDIT_UNDO);
  } catch (error) {
    // The failure stands under its key; the dialog shows it.
    if (isConflict(error)) {
      yield put(auditLog.undoContested(id));
      yield call(load);
    }
    return;
  }
  yield put(notices.shown({ text: 'audit:undo.done' }));
  for (let looks = 0; looks < LOOKS; looks += 1) {
    yield call(load);
    const { entries }: AuditState = yield select(selectAudit);
    if (!entries?.some((entry) => entry.id === id && entry.undoneBy === null)) return;
    yield delay(LOG_BEHIND_MS);
  }
}

function* checkIntegrity(): SagaIterator<void> {
  const route = 'GET /admin/audit/integrity';
  try {
    const { entries, isIntact, firstBroken }: Integrity = yield call(callEndpoint<typeof route>, route, {}, { key: AUDIT_INTEGRITY });
    yield put(auditLog.integrityArrived({ entries, isIntact, firstBroken }));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

function* findPeople({ payload: typed }: ReturnType<typeof auditLog.personTyped>): SagaIterator<void> {
  const route = 'POST /admin/user/search';
  const wanted = typed.trim();
  if (wanted === '') return;
  const input = { SearchType: wanted.includes('@') ? 'email' : 'name', Email: wanted, pageSize: PEOPLE } as const;
  try {
    const { users }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, input, { key: AUDIT_PEOPLE });
    yield put(auditLog.peopleArrived({ typed, found: users }));
  } catch {
    // A filter without suggestions: the log itself stays readable.
  }
}

export function* auditSaga(): SagaIterator<void> {
  yield takeLatest([auditLog.opened, auditLog.refreshed], load);
  yield takeLeading(auditLog.olderNeeded, loadOlder);
  yield takeLeading(auditLog.undoConfirmed, undo);
  yield takeLatest(auditLog.integrityAsked, checkIntegrity);
  yield debounce(TYPING_MS, auditLog.personTyped, findPeople);
}
