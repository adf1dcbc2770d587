import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { sweepInbox } from '../inbox/inbox.ts';
import type { Job } from '../job.ts';
import type { Log } from '../log/log.ts';

const SWEEP_EVERY_MS = 60 * 60_000;
const AGAIN_AFTER_MS = 5_000;

export type Jobs = { readonly start: () => void; readonly stop: () => Promise<void> };

/** Runs a service's jobs beside its requests; one that fails is started again after five seconds. */
export function createJobs({
  jobs,
  database,
  log,
}: {
  readonly jobs: readonly Job[];
  readonly database: Database;
  readonly log: Log;
}): Jobs {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;

  const keepRunning = async ({ name, run }: Job) => {
    while (!stopping.signal.aborted) {
      try {
        await run(stopping.signal);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ err: error, job: name }, 'a job failed and starts again');
        await wait(AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  return {
    start: () => {
      running ??= Promise.all([...jobs, sweeper(database)].map(keepRunning));
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Keeps the inbox from growing for ever. */
const sweeper = (database: Database): Job => ({
  name: 'inbox-sweeper',
  run: async (signal) => {
    while (!signal.aborted) {
      while (!signal.aborted && (await sweepInbox(database)) > 0);
      await wait(SWEEP_EVERY_MS, undefined, { signal });
    }
  },
});
