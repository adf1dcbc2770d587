import { expect, it } from '@jest/globals';
import { addDays, daysUntil, localDay, mondayOf, startOfDay } from './days.ts';

it('a day begins at midnight in Istanbul, three hours before it does in Greenwich', () => {
  expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-21T21:00:00.000Z');
  expect([localDay(new Date('2026-11-21T20:59:59.999Z')), localDay(new Date('2026-11-21T21:00:00Z'))]).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
});

it('days are counted over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-11-22', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-22',
  ]);
  expect(daysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-11-23']);
});
