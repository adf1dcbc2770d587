import type { Tally } from './search-counts.ts';

/** Searches of a day that was counted, to its end or so far. */
export type CountedDay = Pick<Tally, 'searches'> & { readonly day: string };

/**
 * Pure: searches a day on average, over the days that were counted to their end: neither those on which nobody counted nor the running one, which is not over,
 * make the mean smaller than it is. Where nothing but the running day was counted, it is that day's, and `days` is 0.
 */
export function dailyMean(counted: readonly CountedDay[], today: string): { readonly mean: number; readonly days: number } {
  const whole = counted.filter(({ day }) => day < today);
  const taken = whole.length > 0 ? whole : counted;
  const sum = taken.reduce((all, { searches }) => all + searches, 0);
  return { mean: sum / Math.max(1, taken.length), days: whole.length };
}
