import { type CategoryState, DEFAULT_LANGUAGE, inLanguage, LANGUAGES, localisedField, localisedFields } from '@pusula/contracts';

const FIELDS = ['name', 'description', 'slug'] as const;

/** Pure: a category that may have been kept before there was a language: until its next event, it is called there what it is called in the default one. */
export function inAllLanguages(state: CategoryState): CategoryState {
  if (LANGUAGES.every((language) => localisedField('name', language) in state)) return state;
  const [names, descriptions, slugs] = FIELDS.map((field) => localisedFields(field, () => inLanguage(state, field, DEFAULT_LANGUAGE)));
  return { ...names, ...descriptions, ...slugs, ...state };
}
