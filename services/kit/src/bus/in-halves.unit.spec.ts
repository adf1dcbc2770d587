import { expect, it } from '@jest/globals';
import { inHalves } from './in-halves.ts';

/** Works on these numbers, of which some keep any batch from succeeding. */
async function work(numbers: readonly number[], spoilers: readonly number[]) {
  const done: number[] = [];
  const alone: number[] = [];
  let tries = 0;
  await inHalves(
    numbers,
    async (batch) => {
      tries += 1;
      if (batch.some((number) => spoilers.includes(number))) return false;
      done.push(...batch);
      return true;
    },
    async (number) => {
      alone.push(number);
      if (!spoilers.includes(number)) done.push(number);
    },
  );
  return { done, alone, tries };
}
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

it('works on everything at once when nothing stands in the way', async () => {
  expect(await work(upTo(200), [])).toEqual({ done: upTo(200), alone: [], tries: 1 });
});

it('finds whoever stands in the way in few steps, and keeps the order of the rest', async () => {
  const { done, alone, tries } = await work(upTo(200), [77]);
  expect(done).toEqual(upTo(200).filter((n) => n !== 77));
  expect(alone).toContain(77);
  expect(alone.length + tries).toBeLessThan(20);
});

it('works on each alone when all stand in the way, and on nothing when there is nothing', async () => {
  expect((await work(upTo(5), upTo(5))).alone).toEqual(upTo(5));
  expect(await work([], [])).toEqual({ done: [], alone: [], tries: 0 });
});
