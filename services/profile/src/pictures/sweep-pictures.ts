import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { discardUnshownBefore } from './unshown-pictures.ts';

const HOUR_MS = 60 * 60_000;
/** Long enough for the slowest sign-up, and for the event of it to come after an outage. */
const KEPT_MS = 20 * HOUR_MS;
const BATCH = 100;

type SweepDeps = Pick<Deps, 'db' | 'clock'>;

/** Discards pictures that no profile has shown within a day: uploaded and not chosen, or those of sign-ups that were never finished. @returns how many were looked at */
export const sweepPictures = ({ db, clock }: SweepDeps): Promise<number> =>
  db.transaction((tx) => {
    const now = clock.now();
    return discardUnshownBefore(tx, new Date(now.getTime() - KEPT_MS), BATCH, now);
  });

export const pictureSweeper = (deps: SweepDeps): Job => ({
  name: 'picture-sweeper',
  run: async (signal) => {
    while (!signal.aborted) {
      while (!signal.aborted && (await sweepPictures(deps)) === BATCH);
      await wait(HOUR_MS, undefined, { signal });
    }
  },
});
