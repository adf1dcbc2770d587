import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.ts';

export type TryOptions = {
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Which errors are worth another try; by default all. Others are thrown. */
  readonly when?: (error: unknown) => boolean;
  /** The longest pause between tries, in milliseconds. */
  readonly longestMs?: number;
};

/**
 * Tries until it works, with pauses that grow from 100 ms and never get in step with other processes.
 * @param what for the log: "the database"
 * @throws what `work` threw when it is not worth another try; the signal's reason when it fires
 */
export async function retryForever<T>(
  what: string,
  work: () => Promise<T>,
  { log, signal, when = () => true, longestMs = 3_000 }: TryOptions,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!when(error)) throw error;
      if (tries === 0 || tries % 10 === 9) log.warn({ err: error, tries: tries + 1 }, `waiting for ${what}`);
      const pause = Math.min(longestMs, 100 * 2 ** Math.min(tries, 10));
      await wait(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: true }).catch(() => undefined);
    }
  }
}
