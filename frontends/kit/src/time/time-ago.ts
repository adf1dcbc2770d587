import type { Language } from '@pusula/contracts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago something was, in whole units of the largest that fits: `3 saat önce`. Below a minute it is now.
 * @param at ISO 8601
 * @param now milliseconds
 */
export function timeAgo(at: string, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - Date.parse(at));
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return words.format(-Math.floor(passed / size), unit);
}
