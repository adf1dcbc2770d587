import type { IndexRun } from '@pusula/contracts';
import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { untilVisible } from '@pusula/frontend-kit/time';
import { call, delay, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { INDEX_START, INDEX_STATUS, indexRun, type RunKind, selectRun } from './index-run.slice.ts';

const AGAIN_MS = 1_000;

/** @returns whether a run is going on; as far as is known, when the server does not say */
function* look(): SagaGenerator<boolean> {
  const before = yield* select(selectRun);
  try {
    const { kind, inDatabase, inIndex, unindexed, hasDrifted, run, embeddings } = yield* callEndpoint(
      'GET /admin/operations/index',
      {},
      { key: INDEX_STATUS },
    );
    yield* put(indexRun.statusArrived({ kind, inDatabase, inIndex, unindexed, hasDrifted, run, embeddings }));
    if (before?.state === 'running' && run?.id === before.id && run.state !== 'running') yield* call(announceEnd, run);
  } catch {}
  const now = yield* select(selectRun);
  return now?.state === 'running';
}

const announceEnd = function* ({ state, done }: IndexRun) {
  const isDone = state === 'done';
  const text = isDone ? 'operations:run.doneNotice' : 'operations:run.failedNotice';
  yield* put(notices.shown({ text, values: { count: done }, tone: isDone ? 'good' : 'bad' }));
};

/** Looks each second while a run is going on and somebody is watching. */
function* follow() {
  for (;;) {
    const isRunning = yield* call(look);
    if (!isRunning) return;
    yield* delay(AGAIN_MS);
    yield* call(untilVisible);
  }
}

const ROUTES = {
  embeddings: 'GET /admin/category/embedded-categories',
  rebuild: 'POST /admin/operations/rebuild-index',
} as const satisfies Record<RunKind, string>;

function* start({ payload: kind }: ReturnType<typeof indexRun.requested>) {
  const route = ROUTES[kind];
  const { job } = yield* callEndpoint(route, {}, { key: INDEX_START, fallback: 'operations:run.notStarted' });
  yield* put(indexRun.started(job));
  // The one that it joined may have ended meanwhile.
  if (job.state !== 'running') yield* call(announceEnd, job);
}

export function* indexRunSaga() {
  yield* takeLatest([indexRun.watched, indexRun.started, indexRun.left], function* begin(action) {
    if (!indexRun.left.match(action)) yield* call(follow);
  });
  yield* takeLeading(indexRun.requested, endOnFailure(start));
}
