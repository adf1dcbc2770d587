import { DEFAULT_LANGUAGE, LANGUAGES, type Language, LIMITS, languageOfPath } from '@pusula/contracts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageOfVisit, storeVisitLanguage } from './language.ts';
import en from './texts.en.json';
import tr from './texts.tr.json';

export type TextTree = { readonly [key: string]: string | TextTree };
/** A feature's texts: the name that `useTexts` takes -> both languages. */
export type Texts = Readonly<Record<string, Readonly<Record<Language, TextTree>>>>;

/** The kit's own texts; every other namespace falls back to it, so `errors.api_errors...` is found from anywhere. */
export const KIT_TEXTS = 'kit';

/**
 * Creates the one i18next of a page. The address decides the language, then whoever reads it.
 * @param rendered the language that the server has rendered the page in
 */
export function createI18n(path: string, rendered?: Language): i18n {
  const instance = i18next.createInstance();
  const language = rendered ?? languageOfPath(path) ?? languageOfVisit();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: LANGUAGES,
    ns: [KIT_TEXTS],
    defaultNS: KIT_TEXTS,
    fallbackNS: KIT_TEXTS,
    resources: { tr: { [KIT_TEXTS]: ownCopy(tr) }, en: { [KIT_TEXTS]: ownCopy(en) } },
    // React escapes what it renders. Every text may name a limit: `{{limits.headlineLength}}`.
    interpolation: { escapeValue: false, defaultVariables: { limits: LIMITS } },
    // Texts come before the screens that show them; only a developer changes them under a screen.
    react: { bindI18nStore: process.env.NODE_ENV === 'production' ? '' : 'added' },
    initAsync: false,
    returnNull: false,
  });
  if (typeof document !== 'undefined') applyToDocument(language);
  return instance;
}

/** The sentences of error codes are added later, to one instance alone. */
const ownCopy = <T extends { errors: object }>(texts: T): T => ({ ...texts, errors: { ...texts.errors } });

export function addTexts(instance: i18n, texts: Texts): void {
  for (const [namespace, languages] of Object.entries(texts)) {
    for (const language of LANGUAGES) instance.addResourceBundle(language, namespace, languages[language], true, true);
  }
}

/** Switches the page to a language. It holds for the visit of somebody who has chosen none; choosing is `storeLanguage`. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  storeVisitLanguage(language);
  if (instance.language !== language) await instance.changeLanguage(language);
  applyToDocument(language);
}

const applyToDocument = (language: Language) => {
  document.documentElement.lang = language;
};
