/** Interface languages; the first is the default and the fallback. Without zod, so that browsers can read addresses without loading schemas. */
export const LANGUAGES = ['tr', 'en'] as const;
export const DEFAULT_LANGUAGE = LANGUAGES[0];
/** By their own names. */
export const LANGUAGE_NAMES = { tr: 'Türkçe', en: 'English' } as const satisfies Record<(typeof LANGUAGES)[number], string>;

export const isLanguage = (value: unknown): value is (typeof LANGUAGES)[number] => LANGUAGES.some((language) => language === value);
