import type { Log } from './log.ts';

/** Repetitions within this time are counted and reported with the next warning. */
const QUIET_MS = 30_000;

/**
 * Warns of something that may happen many times a second while a server is away: at once, and then every half minute with how often it happened meanwhile.
 * @param now milliseconds that only grow
 */
export function repeatedWarning(
  log: Log,
  message: string,
  now = performance.now.bind(performance),
): (error: unknown, more?: object) => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (error, more = {}) => {
    if (now() < quietUntil) {
      untold += 1;
      return;
    }
    log.warn({ err: error, ...more, ...(untold > 0 && { timesSinceLastTold: untold }) }, message);
    quietUntil = now() + QUIET_MS;
    untold = 0;
  };
}
