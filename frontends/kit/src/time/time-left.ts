import type { Language } from '@pusula/contracts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * How much time is left, in whole units of the largest that fits: `23 saat`. Never less than a minute.
 * @param until ISO 8601
 * @param now milliseconds
 */
export function timeLeft(until: string, now: number, language: Language): string {
  const minutes = Math.max(1, Math.floor((Date.parse(until) - now) / MINUTE_MS));
  const unit = minutes < HOUR_MINUTES ? 'minute' : 'hour';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    unit === 'minute' ? minutes : Math.floor(minutes / HOUR_MINUTES),
  );
}
