import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something at most so long; a failure counts as done. */
export async function atMost(limitMs: number, work: Promise<unknown> | undefined): Promise<void> {
  const limit = new AbortController();
  await Promise.race([Promise.allSettled([work]), wait(limitMs, undefined, { signal: limit.signal }).catch(() => undefined)]);
  limit.abort();
}
