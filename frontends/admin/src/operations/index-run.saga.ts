import type { IndexRun } from '@pusula/contracts';
import { callEndpoint } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { untilVisible } from '@pusula/frontend-kit/time';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, takeLatest, takeLeading } from 'redux-saga/effects';
import { INDEX_START, INDEX_STATUS, type IndexStatus, indexRun, type RunKind, selectRun } from './index-run.slice.ts';

const AGAIN_MS = 1_000;

/** @returns whether a run is going on; as far as is known, when the server does not say */
function* look(): SagaIterator<boolean> {
  const route = 'GET /admin/operations/index';
  const before: IndexRun | null = yield select(selectRun);
  try {
    const { kind, inDatabase, inIndex, unindexed, hasDrifted, run, embeddings }: IndexStatus = yield call(
      callEndpoint<typeof route>,
      route,
      {},
      { key: INDEX_STATUS },
    );
    yield put(indexRun.statusArrived({ kind, inDatabase, inIndex, unindexed, hasDrifted, run, embeddings }));
    if (before?.state === 'running' && run?.id === before.id && run.state !== 'running') yield call(tellEnd, run);
  } catch {
    // The failure stands under its key; the panel shows it.
  }
  const now: IndexRun | null = yield select(selectRun);
  return now?.state === 'running';
}

const tellEnd = function* ({ state, done }: IndexRun): SagaIterator<void> {
  const isDone = state === 'done';
  const text = isDone ? 'operations:run.doneNotice' : 'operations:run.failedNotice';
  yield put(notices.shown({ text, values: { count: done }, tone: isDone ? 'good' : 'bad' }));
};

/** Looks each second while a run is going on and somebody is watching. */
function* follow(): SagaIterator<void> {
  for (;;) {
    const isRunning: boolean = yield call(look);
    if (!isRunning) return;
    yield delay(AGAIN_MS);
    yield call(untilVisible);
  }
}

const ROUTES = {
  embeddings: 'GET /admin/category/embedded-categories',
  rebuild: 'POST /admin/operations/rebuild-index',
} as const satisfies Record<RunKind, string>;

function* start({ payload: kind }: ReturnType<typeof indexRun.requested>): SagaIterator<void> {
  const route = ROUTES[kind];
  try {
    const { job }: { job: IndexRun } = yield call(
      callEndpoint<typeof route>,
      route,
      {},
      { key: INDEX_START, fallback: 'operations:run.notStarted' },
    );
    yield put(indexRun.started(job));
    // The one that it joined may have ended meanwhile.
    if (job.state !== 'running') yield call(tellEnd, job);
  } catch {
    // The failure stands under its key; the panel shows it.
  }
}

export function* indexRunSaga(): SagaIterator<void> {
  yield takeLatest([indexRun.watched, indexRun.started, indexRun.left], function* begin(action): SagaIterator<void> {
    if (!indexRun.left.match(action)) yield call(follow);
  });
  yield takeLeading(indexRun.requested, start);
}
