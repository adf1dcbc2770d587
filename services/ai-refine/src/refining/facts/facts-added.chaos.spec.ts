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
