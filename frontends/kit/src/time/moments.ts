import { type Language, LOCALES } from '@pusula/contracts';

/** A day and time as the reader's clock has it. @param at ISO 8601 */
export const momentOf = (at: string, language: Language): string =>
  new Date(at).toLocaleString(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });

export const timeOf = (at: string, language: Language): string =>
  new Date(at).toLocaleTimeString(LOCALES[language], { hour: '2-digit', minute: '2-digit' });
