import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { discardPictures } from './picture-removal-table.ts';

const HOUR_MS = 60 * 60_000;
/** Long enough for the slowest sign-up. */
const KEPT_MS = 20 * HOUR_MS;
const BATCH = 100;
const UNSHOWN = 'not exists (select 1 from person where person.id = picture.owner_id and person.image_name = picture.name)';

type SweepDeps = Pick<Deps, 'db' | 'clock'>;
type Row = { readonly name: string; readonly ownerId: string | null };

/** Discards pictures that no profile has ever shown: uploaded and not chosen, or those of sign-ups that were never finished. @returns how many were looked at */
export const sweepPictures = ({ db, clock }: SweepDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const candidates = await unshown(tx, `created_at < $1 limit ${BATCH} for update skip locked`, new Date(now.getTime() - KEPT_MS));
    // Asked again under the lock: a profile may have begun to show one just before it.
    const names = candidates.map(({ name }) => name);
    await discardPictures(tx, await unshown(tx, 'name = any($1)', names), now);
    return candidates.length;
  });

const unshown = (tx: EntityManager, which: string, value: unknown): Promise<Row[]> =>
  tx.query(`select name, owner_id as "ownerId" from picture where ${UNSHOWN} and ${which}`, [value]);

/** Sweeps every hour. */
export const pictureSweeper = (deps: SweepDeps): Job => ({
  name: 'picture-sweeper',
  run: async (signal) => {
    while (!signal.aborted) {
      while (!signal.aborted && (await sweepPictures(deps)) === BATCH);
      await wait(HOUR_MS, undefined, { signal });
    }
  },
});
