/** What is to be known of a language as such. Its texts and its rules lie where they are used. Without zod, so that browsers can read addresses without loading schemas. */
type LanguageFacts = {
  /** In the language itself. */
  readonly name: string;
  /** Whose habits of writing dates, numbers and lists `Intl` follows. */
  readonly locale: string;
};

/** The interface languages, in the order of every choice between them. */
const REGISTRY = {
  tr: { name: 'Türkçe', locale: 'tr-TR' },
  en: { name: 'English', locale: 'en-GB' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

type Language = keyof typeof REGISTRY;
/** One thing for each language. */
export type Localised<Thing> = Readonly<Record<Language, Thing>>;

export const LANGUAGES = Object.keys(REGISTRY) as readonly Language[];
/** Also what is fallen back to. */
export const DEFAULT_LANGUAGE = 'tr' satisfies Language;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export const byLanguage = <Thing>(make: (language: Language) => Thing): Localised<Thing> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Localised<Thing>;

/** By their own names. */
export const LANGUAGE_NAMES = byLanguage((language) => REGISTRY[language].name);
export const LOCALES = byLanguage((language) => REGISTRY[language].locale);

/** Makes something for a language when it is first needed, and keeps it: an object of `Intl` takes thirty times as long to make as to use. */
export function oncePerLanguage<Thing>(make: (locale: string) => Thing): (language: Language) => Thing {
  const made = new Map<Language, Thing>();
  return (language) => {
    const thing = made.get(language) ?? make(LOCALES[language]);
    made.set(language, thing);
    return thing;
  };
}
