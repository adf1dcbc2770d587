import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createLanes } from './lanes.ts';

describe('lanes', () => {
  it('keep the order of a subject, whatever its tasks take', async () => {
    const lanes = createLanes(8);
    const done: number[] = [];
    await Promise.all(
      [30, 1, 10, 1].map((ms, n) =>
        lanes.run('s', async () => {
          await wait(ms);
          done.push(n);
        }),
      ),
    );
    expect(done).toEqual([0, 1, 2, 3]);
  });
  it('run no more at a time than they may', async () => {
    const lanes = createLanes(3);
    let [now, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        lanes.run(`s${n}`, async () => {
          now += 1;
          most = Math.max(most, now);
          await wait(2);
          now -= 1;
        }),
      ),
    );
    expect(most).toBe(3);
  });
  it('are idle when everything is done, and forget subjects', async () => {
    const lanes = createLanes(2);
    let done = false;
    void lanes.run('s', async () => {
      await wait(20);
      done = true;
    });
    await lanes.idle();
    expect(done).toBe(true);
  });
});
