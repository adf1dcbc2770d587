import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { readAhead } from './read-ahead.ts';

async function* counting(log: string[], failsAt = Number.POSITIVE_INFINITY) {
  try {
    for (let value = 1; value <= 3; value++) {
      await setImmediate();
      if (value === failsAt) throw new Error('away');
      log.push(`read ${value}`);
      yield value;
    }
  } finally {
    log.push('closed');
  }
}

it('reads each value while the one before it is worked on', async () => {
  const log: string[] = [];
  for await (const value of readAhead(counting(log))) {
    await setImmediate();
    await setImmediate();
    log.push(`done ${value}`);
  }
  expect(log).toEqual(['read 1', 'read 2', 'done 1', 'read 3', 'done 2', 'closed', 'done 3']);
});

it('a failure comes in its turn', async () => {
  const done: number[] = [];
  await expect(
    (async () => {
      for await (const value of readAhead(counting([], 3))) done.push(value);
    })(),
  ).rejects.toThrow('away');
  expect(done).toEqual([1, 2]);
});

it('who stops early closes the source', async () => {
  const log: string[] = [];
  for await (const _ of readAhead(counting(log))) break;
  expect(log).toEqual(['read 1', 'read 2', 'closed']);
});
