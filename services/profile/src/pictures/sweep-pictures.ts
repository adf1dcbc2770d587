import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { discardUnshownBefore } from './unshown-pictures.ts';

const MINUTE_MS = 60_000;
/** A sign-up that pauses for longer than ten minutes ends (`newUserDraftMs`) unless its page stays open: there is time for six pauses, and for the event of who has signed up. */
const KEPT_MS = 60 * MINUTE_MS;
const SWEEP_EVERY_MS = 10 * MINUTE_MS;
const BATCH = 100;

type SweepDeps = Pick<Deps, 'db' | 'clock'>;

/** Discards pictures that no profile has shown within an hour: uploaded and not chosen, or those of sign-ups that were never finished. @returns how many were looked at */
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
      await wait(SWEEP_EVERY_MS, undefined, { signal });
    }
  },
});
