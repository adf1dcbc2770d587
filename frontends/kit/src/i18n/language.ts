import type { Language } from '@pusula/contracts';

/** The interface languages with their own names; the first is the default and the fallback. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'English' };
export const LANGUAGES: readonly Language[] = ['tr', 'en'];
export const DEFAULT_LANGUAGE: Language = 'tr';

/** assets/early.js reads the same key before the first paint. */
const KEY = 'pusula.language';

export const isLanguage = (value: unknown): value is Language => value === 'tr' || value === 'en';

/** The language that an address asks for: /en/... and /tr/... do. */
export const languageOfPath = (path: string): Language | null => {
  const prefix = path.split('/', 2)[1];
  return isLanguage(prefix) ? prefix : null;
};

export const keptLanguage = (): Language | null => {
  try {
    const value = localStorage.getItem(KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
};

export const keepLanguage = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is off: the choice lasts until the page is left.
  }
};
