import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@pusula/contracts';
import { storeCookie } from '../preferences/store-cookie.ts';

/** What somebody chose, in every tab and for good. assets/early.js and the gateway know both keys. */
const CHOICE = 'pusula.language';
/** What the last address with a language said, in this tab: whoever never chose is not sent back and forth between languages. */
const VISIT = 'pusula.visitLanguage';

/** The language of pages whose address says none: the chosen one, then that of the visit, then Turkish. */
export const languageOfVisit = (): Language => read('localStorage', CHOICE) ?? read('sessionStorage', VISIT) ?? DEFAULT_LANGUAGE;

/** Somebody's own choice, as opposed to an address that they followed. */
export function storeLanguage(language: Language): void {
  write('localStorage', CHOICE, language);
  storeCookie(CHOICE, language, 'year');
}
export function storeVisitLanguage(language: Language): void {
  write('sessionStorage', VISIT, language);
  storeCookie(VISIT, language, 'visit');
}

/**
 * Tells of a choice in another tab.
 * @returns what ends it
 */
export function onLanguageChosenElsewhere(listener: (language: Language) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CHOICE && isLanguage(newValue)) listener(newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
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
