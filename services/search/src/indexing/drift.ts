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

/**
 * Whether the index holds something else than the database says, though nothing waited to be indexed before it was asked: what waits is work that is
 * known, not drift.
 * @param expected what it should have held
 */
export const isDrift = async (db: EntityManager, unindexed: number, expected: Fingerprint, held: Fingerprint): Promise<boolean> =>
  unindexed === 0 && !isSame(held, expected) && isSame(await projectionFingerprint(db), expected);

async function hasDrifted({ db, index }: Deps): Promise<boolean> {
  const unindexed = await countUnindexed(db.manager);
  const expected = await projectionFingerprint(db.manager);
  return isDrift(db.manager, unindexed, expected, await index.fingerprint());
}

/** Fills an index that begins empty with each process, and makes any index again that has drifted from the database. */
export function driftChecker(deps: Deps): {
  readonly job: Job;
  readonly requireFirstFill: () => Promise<void>;
  readonly figure: Figure;
} {
  let isFilled = false;
  let drifts = 0;
  const check = async () => {
    if (!isFilled) await deps.rebuilding.fillOwn();
    if (await hasDrifted(deps)) {
      drifts += 1;
      deps.log.warn('the index has drifted from the database: making it again');
      await (await deps.rebuilding.start()).ended;
    }
    isFilled = true;
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
        while (!signal.aborted) {
          const isDone = await check().then(
            () => true,
            (error: unknown) => void deps.log.warn({ err: error }, 'the index cannot be checked'),
          );
          await wait(isDone ? deps.config.DRIFT_CHECK_MS : AGAIN_AFTER_MS, undefined, { signal, ref: false }).catch(() => undefined);
        }
      },
    },
  };
}
