import { cookieIn, DEFAULT_LANGUAGE, isLanguage, type Language, PREFERENCE_COOKIES, VISIT_LANGUAGE_COOKIE } from '@pusula/contracts';
import { storeCookie } from '../preferences/cookies.ts';

/** What somebody chose, in every tab and for good. assets/early.js and the gateway know both keys. */
const CHOICE = PREFERENCE_COOKIES.language;
/** What the last address with a language said: whoever never chose is not sent back and forth between languages. A cookie alone, since pages are rendered by it. */
const VISIT = VISIT_LANGUAGE_COOKIE;

/** Null: nobody has chosen in this browser. */
export const chosenLanguage = (): Language | null => asLanguage(readChoice());

/** The language of pages whose address says none, as the server knows it: the chosen one, then that of the visit, then Turkish. */
export const languageOfVisit = (): Language => chosenLanguage() ?? asLanguage(cookieIn(document.cookie, VISIT)) ?? DEFAULT_LANGUAGE;

/** Somebody's own choice, as opposed to an address that they followed. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(CHOICE, language);
  } catch {
    // Storage is off: it lasts until the page is left.
  }
  storeCookie(CHOICE, language, 'year');
}
export const storeVisitLanguage = (language: Language): void => storeCookie(VISIT, language, 'visit');

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

const asLanguage = (value: unknown): Language | null => (isLanguage(value) ? value : null);

function readChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return null;
  }
}
