import { addDays, startOfDay } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/service';

/*
 * The demo's days are counted back from the day of its first seed, so that somebody who opens it finds a product that lives today. Everything is drawn by seeds and days: two
 * machines that are seeded on one day have the same people and figures.
 */

/** How long the demo's marketplace has been there. */
export const DEMO_AGE_DAYS = 1_000;
const MINUTE_MS = 60_000;
/** People sign up by day and in the evening. */
const HOURS = { first: 8, last: 23 };
/** Of those who would have come at a weekend as many come before it. */
const BEFORE_WEEKEND = 0.6;
const WEEKEND: ReadonlySet<number> = new Set([0, 6]);

const weekdayOf = (day: string) => new Date(day).getUTCDay();
export const isWeekend = (day: string): boolean => WEEKEND.has(weekdayOf(day));

/** When the demo's marketplace opened. */
export const openedOn = (day: string): Date => new Date(startOfDay(addDays(day, -DEMO_AGE_DAYS)).getTime() + HOURS.first * 60 * MINUTE_MS);

/**
 * Pure: when as many people joined, oldest first: one when the marketplace opened, all others until the day before; as the marketplace has grown evenly, more of them lately.
 * @param day of the first seed
 */
export function joiningTimes(day: string, count: number, seed: number): readonly Date[] {
  const random = seededRandom(seed);
  const times = Array.from({ length: count - 1 }, () => {
    // Drawn whatever the day is, so that everybody else stays the same.
    const [since, leaves, hour] = [Math.sqrt(random()), random() < BEFORE_WEEKEND, random()];
    const drawn = addDays(day, -1 - Math.floor((DEMO_AGE_DAYS - 1) * (1 - since)));
    const joined = isWeekend(drawn) && leaves ? addDays(drawn, weekdayOf(drawn) === 6 ? -1 : -2) : drawn;
    const minutes = HOURS.first * 60 + Math.floor(hour * (HOURS.last - HOURS.first) * 60);
    return startOfDay(joined).getTime() + minutes * MINUTE_MS;
  });
  const opened = openedOn(day).getTime();
  return [opened, ...times.map((time) => Math.max(time, opened + MINUTE_MS)).sort((one, other) => one - other)].map(
    (time) => new Date(time),
  );
}
