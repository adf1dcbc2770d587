import type { Language } from '@pusula/contracts';

/** The interface languages with their own names; the first is the default and the fallback. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'English' };
export const LANGUAGES: readonly Language[] = ['tr', 'en'];
export const DEFAULT_LANGUAGE: Language = 'tr';

/** What somebody chose, in every tab and for good. assets/early.js reads both keys before the first paint. */
const CHOICE = 'pusula.language';
/** What the last address with a language said, in this tab: whoever never chose is not sent back and forth between languages. */
const VISIT = 'pusula.visitLanguage';

/** Words of addresses that say their language without a prefix; the contracts have them all, and a test holds this list to them. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  tr: ['kategoriler', 'kategori', 'kullanim-sartlari', 'gizlilik-politikasi', 'facebook-veri-silme'],
  en: ['categories', 'category', 'terms-and-conditions', 'privacy-policy', 'facebook-data-deletion'],
};

export const isLanguage = (value: unknown): value is Language => value === 'tr' || value === 'en';

/** The language that an address asks for, by its prefix or its own word: /en/... and /kategoriler do. */
export const languageOfPath = (path: string): Language | null => {
  const first = path.split('/', 2)[1] ?? '';
  if (isLanguage(first)) return first;
  return LANGUAGES.find((language) => WORDS[language].includes(first)) ?? null;
};

/** The language of pages whose address says none: the chosen one, then that of the visit, then Turkish. */
export const languageOfVisit = (): Language => read('localStorage', CHOICE) ?? read('sessionStorage', VISIT) ?? DEFAULT_LANGUAGE;

/** Somebody's own choice, as opposed to an address that they followed. */
export const keepLanguage = (language: Language): void => write('localStorage', CHOICE, language);
export const keepVisitLanguage = (language: Language): void => write('sessionStorage', VISIT, language);

/**
 * Tells of a choice in another tab.
 * @returns what ends it
 */
export function onLanguageChosenElsewhere(listener: (language: Language) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === CHOICE && isLanguage(newValue)) listener(newValue);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

type StorageName = 'localStorage' | 'sessionStorage';

function read(storage: StorageName, key: string): Language | null {
  try {
    const value = window[storage].getItem(key);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

function write(storage: StorageName, key: string, language: Language): void {
  try {
    window[storage].setItem(key, language);
  } catch {
    // Storage is off: it lasts until the page is left.
  }
}
