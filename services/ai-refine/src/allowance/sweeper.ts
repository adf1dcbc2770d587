import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit/service';
import type { Allowance } from './allowance.ts';

const HOUR_MS = 60 * 60_000;

/** Forgets the counts of hours and days that are over. */
export const allowanceSweeper = (allowance: Allowance): Job => ({
  name: 'allowance-sweeper',
  run: async (signal) => {
    while (!signal.aborted) {
      await allowance.sweep();
      await wait(HOUR_MS, undefined, { signal });
    }
  },
});
