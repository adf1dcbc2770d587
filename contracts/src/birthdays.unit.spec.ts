import { expect, it } from '@jest/globals';
import { birthdayProblem } from './birthdays.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

it.each([
  ['', 'missing'],
  ['--', 'missing'],
  ['1990--05', 'incomplete'],
  ['-05-14', 'incomplete'],
  ['1990-05-', 'incomplete'],
  ['1990-02-30', 'impossible'],
  ['2001-02-29', 'impossible'],
  ['2008-11-22', 'young'],
  ['2008-11-21', null],
  ['2000-02-29', null],
  ['1905-11-22', null],
  ['1905-11-21', 'old'],
] as const)('%j: %s', (date, problem) => {
  expect(birthdayProblem(date, NOW)).toBe(problem);
});

it('grows older at midnight in Türkiye', () => {
  const grownUp = (now: string) => birthdayProblem('2008-11-21', new Date(now)) === null;
  expect([grownUp('2026-11-20T20:59:59Z'), grownUp('2026-11-20T21:00:00Z')]).toEqual([false, true]);
});
