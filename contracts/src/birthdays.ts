import { localDay } from './days.ts';
import { LIMITS } from './limits.ts';

export type BirthdayProblem = 'missing' | 'incomplete' | 'impossible' | 'young' | 'old';

const isRealDay = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  // 31 February would become a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

const birthdayIn = (date: string, years: number): string => String(Number(date.slice(0, 4)) + years).padStart(4, '0') + date.slice(4);

/**
 * What is wrong with a date of birth for an account, if anything: accounts are for adults, as the terms say.
 * @param date ISO 8601; parts that are not chosen yet are empty
 */
export function birthdayProblem(date: string, now: Date): BirthdayProblem | null {
  if (date.replaceAll('-', '') === '') return 'missing';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'incomplete';
  if (!isRealDay(date)) return 'impossible';
  const today = localDay(now);
  if (birthdayIn(date, LIMITS.minimumAgeYears) > today) return 'young';
  return birthdayIn(date, LIMITS.maximumAgeYears + 1) <= today ? 'old' : null;
}
