import { callEndpoint } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';

/** Saga: undoes an entry of the audit log, from the log as from the notice about what was just done. @throws ApiError */
export function* undoEntry(id: string, key: string): SagaIterator<void> {
  const route = 'POST /admin/audit/undo';
  yield call(callEndpoint<typeof route>, route, { id }, { key, fallback: 'audit:undo.failed' });
}
