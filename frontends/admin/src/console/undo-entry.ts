import { callEndpoint } from '@pusula/frontend-kit/api';
import type { SagaGenerator } from 'typed-redux-saga';

/** Saga: undoes an entry of the audit log, from the log as from the notice about what was just done. @throws ApiError */
export function* undoEntry(id: string, key: string): SagaGenerator<void> {
  yield* callEndpoint('POST /admin/audit/undo', { id }, { key, fallback: 'audit:undo.failed' });
}
