import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { localDay } from '@pusula/contracts';
import { createWorkLoop, type Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { DayMisses } from './miss-counts.ts';
import { beginDay, saveCounts } from './save-counts.ts';
import { forgetMisses, saveMisses } from './save-misses.ts';
import type { DayCounts } from './search-counts.ts';

const WRITE_EVERY_MS = 2_000;

/**
 * Takes what was counted to the database every two seconds, and once more at the end. While the database is away one batch waits and further words are counted in
 * memory for as long as there is room; searches know nothing of it.
 */
export const countsWriter = (deps: Deps): Job => ({
  name: 'search-counts-writer',
  run: async (signal) => {
    const write = writer(deps);
    const onError = (error: unknown) => deps.log.warn({ err: error }, 'search counts cannot be written: trying until they can');
    const workLoop = createWorkLoop({ work: write, onError, pollMs: WRITE_EVERY_MS });
    workLoop.start();
    if (!signal.aborted) await once(signal, 'abort');
    await workLoop.stop();
    // Searches go on being answered for as long.
    await wait(deps.config.DRAIN_GRACE_MS);
    await write().catch((error: unknown) => deps.log.warn({ err: error }, 'the last search counts are lost'));
  },
});

/** Writes all there is to write. @returns 0: a new batch is worth waiting for */
function writer({ db, clock, log, searchCounts, missCounts }: Deps): () => Promise<number> {
  let waiting: readonly DayCounts[] = [];
  let waitingMisses: readonly DayMisses[] = [];
  let begun = '';
  return async () => {
    const today = localDay(clock.now());
    if (begun !== today) {
      await db.transaction(async (tx) => {
        await beginDay(tx, today);
        await forgetMisses(tx, today);
      });
      begun = today;
    }
    if (waiting.length === 0) {
      const { days, dropped } = searchCounts.take();
      waiting = days;
      if (dropped > 0) log.warn({ dropped }, 'too many different searches at once: some words were counted in the totals alone');
    }
    if (waiting.length > 0) await db.transaction((tx) => saveCounts(tx, waiting));
    waiting = [];
    if (waitingMisses.length === 0) waitingMisses = missCounts.take();
    if (waitingMisses.length > 0) await db.transaction((tx) => saveMisses(tx, waitingMisses));
    waitingMisses = [];
    return 0;
  };
}
