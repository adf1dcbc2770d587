import { monotonicFactory } from 'ulid';
import { type Clock, systemClock } from './clock.ts';

/** Makes ids: ULIDs in lower case, each greater than the one before. */
export type Ids = { readonly next: () => string };

/** Ids for the running product: time from the clock, the rest from the system's secure random source. */
export function newIds(clock: Clock = systemClock): Ids {
  const next = monotonicFactory();
  return { next: () => next(clock.now().getTime()).toLowerCase() };
}

/**
 * The same ids in the same order for the same seed, for demo data and tests. Never for anything that must not be guessed.
 * @param seed any whole number
 * @param clock stands still by default, so that the ids depend on the seed alone
 */
export function seededIds(seed: number, clock: Clock = { now: () => new Date('2026-01-01T00:00:00.000Z') }): Ids {
  const next = monotonicFactory(seededRandom(seed));
  return { next: () => next(clock.now().getTime()).toLowerCase() };
}

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
