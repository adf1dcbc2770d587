import { expect, it } from '@jest/globals';
import { repeatedWarning } from './repeated-warning.ts';

it('warns at once, and every half minute how often it happened meanwhile', () => {
  const told: object[] = [];
  let time = 0;
  const log = { warn: (about: object) => void told.push(about) } as unknown as Parameters<typeof repeatedWarning>[0];
  const warn = repeatedWarning(log, 'away', () => time);
  for (time = 0; time < 60_000; time += 1_000) warn('gone', { tookMs: time });
  expect(told).toEqual([
    { err: 'gone', tookMs: 0 },
    { err: 'gone', tookMs: 30_000, timesSinceLastTold: 29 },
  ]);
});
