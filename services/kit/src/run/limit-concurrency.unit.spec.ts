import { expect, it } from '@jest/globals';
import { limitConcurrency } from './limit-concurrency.ts';

it('lets so many work at once and the others wait in order, failures included', async () => {
  const turn = limitConcurrency(2);
  let [working, most] = [0, 0];
  const order: number[] = [];
  const work = (place: number) =>
    turn(async () => {
      working += 1;
      most = Math.max(most, working);
      order.push(place);
      await new Promise((resolve) => setImmediate(resolve));
      working -= 1;
      if (place === 1) throw new Error('broken');
    });
  await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
});
