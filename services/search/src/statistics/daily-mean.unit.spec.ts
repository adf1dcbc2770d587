import { expect, it } from '@jest/globals';
import { addDays } from '@pusula/contracts';
import { dailyMean } from './daily-mean.ts';

const TODAY = '2026-11-27';
/** Searches of days ago; days that are not named were not counted. */
const counted = (searches: Readonly<Record<number, number>>) =>
  Object.entries(searches).map(([ago, count]) => ({ day: addDays(TODAY, -Number(ago)), searches: count }));

it('is of the days that were counted to their end', () => {
  expect(dailyMean(counted({ 3: 10, 2: 20, 1: 30 }), TODAY)).toEqual({ mean: 20, days: 3 });
});

it('leaves the running day out, which is not over', () => {
  expect(dailyMean(counted({ 2: 20, 1: 30, 0: 1 }), TODAY)).toEqual({ mean: 25, days: 2 });
});

it('leaves days out on which nobody counted, and counts those on which nobody searched', () => {
  expect(dailyMean(counted({ 40: 12, 2: 0, 1: 30 }), TODAY)).toEqual({ mean: 14, days: 3 });
});

it('is of the running day where no other was counted, and says that it is of no whole one', () => {
  expect(dailyMean(counted({ 0: 116 }), TODAY)).toEqual({ mean: 116, days: 0 });
  expect(dailyMean([], TODAY)).toEqual({ mean: 0, days: 0 });
});
