import { expect, it } from '@jest/globals';
import { timeLeft } from './time-left.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const after = (ms: number) => new Date(NOW + ms).toISOString();

it.each([
  [24 * 3_600_000, '24 saat', '24 hours'],
  [3_600_000, '1 saat', '1 hour'],
  [3_599_000, '59 dakika', '59 minutes'],
  [1_000, '1 dakika', '1 minute'],
  [-1_000, '1 dakika', '1 minute'],
])('of what ends in %i ms %s are left, in English %s', (left, tr, en) => {
  expect([timeLeft(after(left), NOW, 'tr'), timeLeft(after(left), NOW, 'en')]).toEqual([tr, en]);
});
