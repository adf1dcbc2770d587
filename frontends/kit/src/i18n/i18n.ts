import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language, LIMITS, type Localised, languageOfPath } from '@pusula/contracts';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageOfVisit, storeVisitLanguage } from './language.ts';

export type TextTree = { readonly [key: string]: string | TextTree };
/** A feature's texts: the name that `useTexts` takes -> every language. */
export type Texts = Readonly<Record<string, Localised<TextTree>>>;

/** Files are found by the language: webpack puts all that fit into the build, beside the module that asks for them. */
export const kitTexts = byLanguage((language): TextTree & Readonly<Record<'errors' | 'ui', TextTree>> =>
  require(`./texts.${language}.json`),
);
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
    resources: byLanguage((one) => ({ [KIT_TEXTS]: ownCopy(kitTexts[one]) })),
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
