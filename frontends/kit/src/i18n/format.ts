import { type Language, LOCALES, oncePerLanguage } from '@pusula/contracts';

const collator = oncePerLanguage((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));
const numbers = oncePerLanguage((locale) => new Intl.NumberFormat(locale));
const percents = oncePerLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
const dates = oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const months = oncePerLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const monthsAlone = oncePerLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const lists = oncePerLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** İ/i and I/ı are pairs in Turkish and nowhere else. */
export const upper = (text: string, language: Language): string => text.toLocaleUpperCase(LOCALES[language]);
export const lower = (text: string, language: Language): string => text.toLocaleLowerCase(LOCALES[language]);
/** As the first words of a line or sentence: İ for i in Turkish. */
export const capitalised = (text: string, language: Language): string => text.replace(/^\p{Ll}/u, (letter) => upper(letter, language));
/** Letters as somebody types them who has no Turkish keyboard: `Işık`, `isik` and `IŞIK` are one. */
export const folded = (text: string, language: Language = 'tr'): string =>
  lower(text, language)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i');
/** For `sort`: ç after c, ı before i, ş after s. */
export const compareTexts = (language: Language) => collator(language).compare;
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value);
/** @param share 0.41 becomes %41 or 41% */
export const formatPercent = (share: number, language: Language): string => percents(language).format(share);
/** @param date ISO 8601, with or without a time; read as UTC, so that a date of birth stays the day it was */
export const formatDate = (date: string, language: Language): string => dates(language).format(new Date(date));
export const formatMonth = (date: string, language: Language): string => months(language).format(new Date(date));
/** January to December. */
export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) => monthsAlone(language).format(new Date(Date.UTC(2000, month))));
export const formatList = (items: readonly string[], language: Language): string => lists(language).format(items);
