import type { Language } from '@pusula/contracts';

const LOCALES: Readonly<Record<Language, string>> = { tr: 'tr-TR', en: 'en-GB' };

/** Made once: that takes thirty times as long as a day to be written with it, and a chart names dozens. */
const dayAndMonth = (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const DAY_AND_MONTH: Readonly<Record<Language, Intl.DateTimeFormat>> = { tr: dayAndMonth(LOCALES.tr), en: dayAndMonth(LOCALES.en) };

/** A day as the reader's clock has it, short enough for a table: `14 Mar 2026`. @param at ISO 8601 */
export const dayOf = (at: string, language: Language): string =>
  new Date(at).toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' });

/** A day and time for the column of a table: `14 Mar 2026 20:36`. @param at ISO 8601 */
export const shortMomentOf = (at: string, language: Language): string =>
  new Date(at).toLocaleString(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Day and month, as the axis of a chart names them: `14 Mar`. @param day `2026-03-14` */
export const shortDay = (day: string, language: Language): string => shortDays(day, day, language);

/** `16–22 Mar`, or `30 Mar – 5 Nis`: between bare numbers the dash stands close. */
export const shortDays = (from: string, to: string, language: Language): string =>
  DAY_AND_MONTH[language].formatRange(new Date(from), new Date(to)).replace(/(?<=\d)\s–\s(?=\d)/u, '–');
