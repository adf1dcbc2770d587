import type { Language } from '@pusula/contracts';

const LOCALES: Readonly<Record<Language, string>> = { tr: 'tr-TR', en: 'en-GB' };

/** A day as the reader's clock has it, short enough for a table: `14 Mar 2026`. @param at ISO 8601 */
export const dayOf = (at: string, language: Language): string =>
  new Date(at).toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' });

/** @param month `2026-03` becomes `Mar 2026` */
export const monthOf = (month: string, language: Language): string =>
  new Date(`${month}-01`).toLocaleDateString(LOCALES[language], { month: 'short', year: 'numeric', timeZone: 'UTC' });
