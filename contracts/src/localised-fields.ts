import { LANGUAGES } from './languages.ts';
import type { Language } from './values.ts';

/** A field that the specification has once for each language, named after it: `nameTr`, `nameEn`. */
export type LocalisedField<Field extends string, Spoken extends Language = Language> = `${Field}${Capitalize<Spoken>}`;

export const localisedField = <Field extends string, Spoken extends Language>(field: Field, language: Spoken) =>
  `${field}${language.charAt(0).toUpperCase()}${language.slice(1)}` as LocalisedField<Field, Spoken>;

/** The field in every language, each with what is made for it. */
export const localisedFields = <Field extends string, Thing>(field: Field, make: (language: Language) => Thing) =>
  Object.fromEntries(LANGUAGES.map((language) => [localisedField(field, language), make(language)])) as Record<
    LocalisedField<Field>,
    Thing
  >;

/** Pure: what such a field holds in one language. */
export const inLanguage = <Field extends string, Of extends Readonly<Partial<Record<LocalisedField<Field>, unknown>>>>(
  of: Of,
  field: Field,
  language: Language,
) => of[localisedField(field, language)] as Of[LocalisedField<Field> & keyof Of];
