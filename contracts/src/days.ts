/** Days as people in Türkiye count them, as `YYYY-MM-DD`. Without zod, so that browsers can name days without loading schemas. */

const DAY_MS = 86_400_000;
/** The country has kept one time all year since 2016. */
const AHEAD_HOURS = 3;

/** The day that a moment falls on. */
export const localDay = (moment: Date): string => new Date(moment.getTime() + AHEAD_HOURS * 3_600_000).toISOString().slice(0, 10);

/** Of a day, since 1970: to store and compare. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Midnight, when a day begins. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_HOURS * 3_600_000);

/** @param count may be negative */
export const addDays = (day: string, count: number): string => localDay(new Date(startOfDay(day).getTime() + count * DAY_MS));

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Every day of a period, oldest first. @param last its last day */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => addDays(last, place + 1 - count));
