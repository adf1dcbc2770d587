import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../measuring/figure.ts';

const LONGEST_MS = 10_000;
/** Between two searches: without it they would take from one process the time that it needs for what they wait for. */
const PAUSE_MS = 5;

/** One place where something is saved and searched. */
export type Searchable = {
  readonly save: (word: string) => Promise<unknown>;
  /** Whether a search for the word finds what was saved with it. */
  readonly isFound: (word: string) => Promise<boolean>;
};

/**
 * Milliseconds from sending a save to the end of the first search that finds it, one save after the other. Searches follow each other after a short pause,
 * so what one takes and the pause are part of the time.
 * @returns the slowest hundredth
 */
export async function p99ToFound({ save, isFound }: Searchable, words: Iterator<string>, count: number): Promise<number> {
  const times: number[] = [];
  while (times.length < count) {
    const word = String(words.next().value);
    const began = performance.now();
    await save(word);
    while (!(await isFound(word))) {
      if (performance.now() - began > LONGEST_MS) throw new Error(`${word} was not found within ${LONGEST_MS} ms`);
      await wait(PAUSE_MS);
    }
    times.push(performance.now() - began);
  }
  return percentile(times, 0.99);
}
