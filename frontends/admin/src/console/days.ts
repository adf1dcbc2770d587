import { type Language, LOCALES, oncePerLanguage } from '@pusula/contracts';

const dayAndMonth = oncePerLanguage((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }));

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
  dayAndMonth(language)
    .formatRange(new Date(from), new Date(to))
    .replace(/(?<=\d)\s–\s(?=\d)/u, '–');
