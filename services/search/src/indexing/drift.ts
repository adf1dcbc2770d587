import { setTimeout as wait } from 'node:timers/promises';
import type { Figure, Job } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { documentChecksum } from '../analysis/hashes.ts';
import type { Deps } from '../deps.ts';
import type { Fingerprint } from '../index/port.ts';
import { countUnindexed } from '../projection/unindexed.ts';

const BATCH = 10_000;
const AGAIN_AFTER_MS = 1_000;

/** What the index should hold: every public coach in the revision that was indexed. */
export async function projectionFingerprint(db: EntityManager): Promise<Fingerprint> {
  let [count, checksum] = [0, 0];
  for (let after = ''; ; ) {
    const rows: { id: string; revision: number }[] = await db.query(
      `select id, revision from coach where state is not null and id > $1 order by id limit ${BATCH}`,
      [after],
    );
    if (rows.length === 0) return { count, checksum };
    for (const { id, revision } of rows) checksum += documentChecksum(id, revision);
    count += rows.length;
    after = (rows.at(-1) as { id: string }).id;
  }
}

const isSame = (one: Fingerprint, other: Fingerprint) => one.count === other.count && one.checksum === other.checksum;

/** Whether the index holds what the database says; unknown while something waits to be indexed, which is work that is known, or changes meanwhile. */
export type Comparison = 'same' | 'drifted' | 'unknown';

/**
 * @param unindexed what waited to be indexed before it was asked
 * @param expected what the index should have held
 */
export async function compareIndex(db: EntityManager, unindexed: number, expected: Fingerprint, held: Fingerprint): Promise<Comparison> {
  if (isSame(held, expected)) return 'same';
  const isSettled = unindexed === 0 && isSame(await projectionFingerprint(db), expected);
  return isSettled ? 'drifted' : 'unknown';
}

async function compareNow({ db, index }: Deps): Promise<Comparison> {
  const unindexed = await countUnindexed(db.manager);
  const expected = await projectionFingerprint(db.manager);
  return compareIndex(db.manager, unindexed, expected, await index.fingerprint());
}

/**
 * How long to wait for the next comparison. A database that was restored finds an index that is newer than itself, while events of the backup are still on their way:
 * what is not known at a start is asked again soon.
 */
function pauseAfter(comparison: Comparison | undefined, pauseBefore: number, checkMs: number): number {
  if (comparison === undefined) return AGAIN_AFTER_MS;
  return comparison === 'unknown' ? Math.min(2 * pauseBefore, checkMs) : checkMs;
}

/** Fills an index that begins empty with each process, and makes any index again that has drifted from the database. */
export function driftChecker(deps: Deps): {
  readonly job: Job;
  readonly requireFirstFill: () => Promise<void>;
  readonly figure: Figure;
} {
  const { log, config } = deps;
  let isFilled = false;
  let drifts = 0;
  const check = async (): Promise<Comparison> => {
    if (!isFilled) await deps.rebuilding.fillOwn();
    const comparison = await compareNow(deps);
    if (comparison === 'drifted') {
      drifts += 1;
      log.warn('the index has drifted from the database: making it again');
      await (await deps.rebuilding.start()).ended;
    }
    isFilled = true;
    return comparison;
  };
  return {
    requireFirstFill: async () => {
      if (!isFilled) throw new Error('the index has not been filled yet');
    },
    figure: {
      name: 'index_drifts_total',
      help: 'Times that the index held something else than the database',
      kind: 'counter',
      read: () => drifts,
    },
    job: {
      name: 'drift-checker',
      run: async (signal) => {
        for (let pause = AGAIN_AFTER_MS; !signal.aborted; ) {
          const comparison = await check().catch((error: unknown) => void log.warn({ err: error }, 'the index cannot be checked'));
          pause = pauseAfter(comparison, pause, config.DRIFT_CHECK_MS);
          await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
        }
      },
    },
  };
}
