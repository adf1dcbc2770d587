import { expect, it } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import { factsAdded } from './facts-added.ts';
import { HOSTILE_CHUNKS, textOf } from './hostile-chunks.testing.ts';

const ENOUGH_MS = 8_000;

it('is quick with the longest text, also with a hostile one', () => {
  const before = process.cpuUsage();
  for (const chunk of HOSTILE_CHUNKS) factsAdded(textOf(chunk, LIMITS.bioLength), textOf(chunk, LIMITS.bioLength), 'tr');
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(ENOUGH_MS);
});

it.each(HOSTILE_CHUNKS)('takes no more time than the square of its length for a text of nothing but %j', (chunk) => {
  /** Microseconds of the processor, the least of three: what else the machine does can only add to it. */
  const timeFor = (length: number) => {
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      factsAdded(textOf(chunk, length), textOf(chunk, length), 'tr');
      return process.cpuUsage(before).user;
    });
    return Math.max(1_000, Math.min(...times));
  };
  // Eight times as long: 64 times for the square, 512 for the cube; how fast the machine is does not matter to either.
  expect(timeFor(LIMITS.bioLength) / timeFor(LIMITS.bioLength / 8)).toBeLessThan(200);
});
