import { expect, it } from '@jest/globals';
import { cacheWhileSlow } from './cache-while-slow.ts';

/** Somebody who counts how often they were asked and takes as long as they are told. */
function slowly() {
  const clock = { ms: 0 };
  const asked: string[] = [];
  let takesMs = 0;
  let fails = false;
  const answer = cacheWhileSlow(
    async (key: string) => {
      asked.push(key);
      clock.ms += takesMs;
      if (fails) throw new Error('away');
      return asked.length;
    },
    () => clock.ms,
  );
  return {
    answer,
    asked,
    take: (ms: number) => {
      takesMs = ms;
    },
    fail: (does: boolean) => {
      fails = does;
    },
    pass: (ms: number) => {
      clock.ms += ms;
    },
  };
}

it('asks every time while that is quick', async () => {
  const { answer, take } = slowly();
  take(1_000);
  expect([await answer('a'), await answer('a'), await answer('a')]).toEqual([1, 2, 3]);
});

it('gives what took long again for twenty times as long, and then asks anew', async () => {
  const { answer, take, pass } = slowly();
  take(2_000);
  expect([await answer('a'), await answer('a')]).toEqual([1, 1]);
  pass(39_999);
  expect(await answer('a')).toBe(1);
  pass(1);
  expect(await answer('a')).toBe(2);
});

it('gives nothing again for more than a minute', async () => {
  const { answer, take, pass } = slowly();
  take(30_000);
  await answer('a');
  pass(60_000);
  expect(await answer('a')).toBe(2);
});

it('keeps the answers of different keys apart', async () => {
  const { answer, take } = slowly();
  take(2_000);
  expect([await answer('a'), await answer('b'), await answer('a')]).toEqual([1, 2, 1]);
});

it('asks once for all who come while a slow answer is looked for', async () => {
  const { answer, asked, take, pass } = slowly();
  take(2_000);
  await answer('a');
  pass(40_000);
  expect(await Promise.all([answer('a'), answer('a'), answer('a')])).toEqual([2, 2, 2]);
  expect(asked).toHaveLength(2);
});

it('never gives a failure again', async () => {
  const { answer, take, fail } = slowly();
  take(2_000);
  fail(true);
  await expect(answer('a')).rejects.toThrow('away');
  fail(false);
  expect(await answer('a')).toBe(2);
});
