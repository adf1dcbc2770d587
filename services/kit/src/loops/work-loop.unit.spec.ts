import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createWorkLoop } from './work-loop.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a workLoop', () => {
  it('works until there is nothing, sleeps, and wakes at once when called', async () => {
    const done: number[] = [];
    let todo = 3;
    const workLoop = createWorkLoop({ work: async () => (todo > 0 ? done.push(todo--) : 0), onError: () => undefined, pollMs: 60_000 });
    workLoop.start();
    await pass(20);
    expect(done).toEqual([3, 2, 1]);
    todo = 1;
    workLoop.wake();
    await pass(20);
    expect(done).toHaveLength(4);
    await workLoop.stop();
  });
  it('misses no call that comes while it works', async () => {
    let runs = 0;
    const workLoop = createWorkLoop({
      work: async () => {
        runs += 1;
        if (runs === 1) workLoop.wake();
        return 0;
      },
      onError: () => undefined,
      pollMs: 60_000,
    });
    workLoop.start();
    await pass(20);
    expect(runs).toBe(2);
    await workLoop.stop();
  });
  it('pauses longer after each error, whoever calls, and reports the first', async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const workLoop = createWorkLoop({
      work: async () => {
        runs += 1;
        throw new Error('down');
      },
      onError: (error) => errors.push(error),
      pollMs: 1,
    });
    workLoop.start();
    for (let n = 0; n < 20; n += 1) {
      workLoop.wake();
      await pass(5);
    }
    expect(runs).toBe(1);
    expect(errors).toHaveLength(1);
    await workLoop.stop();
  });
});
