import { setTimeout as wait } from 'node:timers/promises';
import type { indexStatus as contract, ReplyOf } from '@pusula/contracts';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { type Fingerprint, IndexUnavailable } from '../index/port.ts';
import { countUnindexed } from '../projection/unindexed.ts';
import { compareIndex, projectionFingerprint } from './drift.ts';
import { latestRun, toIndexRun } from './rebuild-run.ts';

/** What the index holds beside what the database says, and the newest run. Whoever asks at the same time gets the same answer. */
export function indexStatus(deps: Deps): Handler<typeof contract> {
  let pending: Promise<ReplyOf<typeof contract>> | undefined;
  return () => {
    pending ??= lookAtIndex(deps).finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

async function lookAtIndex({ db, index, embeddings, clock }: Deps): Promise<ReplyOf<typeof contract>> {
  const unindexed = await countUnindexed(db.manager);
  const [expected, held, run, embedded] = await Promise.all([
    projectionFingerprint(db.manager),
    unlessAway(index.fingerprint()),
    latestRun(db.manager),
    embeddings?.status() ?? null,
  ]);
  return {
    kind: index.kind,
    inDatabase: expected.count,
    inIndex: held?.count ?? null,
    unindexed,
    hasDrifted: held && (await compareIndex(db.manager, unindexed, expected, held)) === 'drifted',
    run: run && toIndexRun(run, clock.now()),
    embeddings: embedded,
  };
}

/** @returns null when the index does not answer, or not in time */
async function unlessAway(answer: Promise<Fingerprint>): Promise<Fingerprint | null> {
  const end = new AbortController();
  const known = answer.catch((error: unknown) => {
    if (error instanceof IndexUnavailable) return null;
    throw error;
  });
  // An answer that fails after nobody waits for it any more bothers nobody.
  known.catch(() => undefined);
  try {
    return await Promise.race([known, wait(TIME_LIMITS.indexStatus, null, { signal: end.signal })]);
  } finally {
    end.abort();
  }
}
