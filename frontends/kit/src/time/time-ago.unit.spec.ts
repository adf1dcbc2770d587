import { expect, it } from '@jest/globals';
import { timeAgo } from './time-ago.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const before = (ms: number) => new Date(NOW - ms).toISOString();

it.each([
  [0, 'şimdi', 'now'],
  [59_999, 'şimdi', 'now'],
  [-5_000, 'şimdi', 'now'],
  [60_000, '1 dakika önce', '1 minute ago'],
  [3_599_000, '59 dakika önce', '59 minutes ago'],
  [3 * 3_600_000, '3 saat önce', '3 hours ago'],
  [86_400_000, 'dün', 'yesterday'],
  [3 * 86_400_000, '3 gün önce', '3 days ago'],
])('what was %i ms ago was %s, in English %s', (passed, tr, en) => {
  expect([timeAgo(before(passed), NOW, 'tr'), timeAgo(before(passed), NOW, 'en')]).toEqual([tr, en]);
});
