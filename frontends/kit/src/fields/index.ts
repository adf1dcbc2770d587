/** What people are asked about themselves, in forms of their own and in those of admins. */

export { birthYears } from './birth-years.ts';
export { CityField } from './CityField.tsx';
export { DateField } from './DateField.tsx';
export { field, rulesOf, type ValuesOf } from './field.ts';
export { errorFieldsOf, readFields, trimmed, unsent, writeFields } from './field-table.ts';
export { LinkFields } from './LinkFields.tsx';
export { lazyResolver } from './lazy-resolver.ts';
export { linkFields } from './link-fields.ts';
export { LINKS } from './links.ts';
export { PersonalFields } from './PersonalFields.tsx';
export { PhoneField } from './PhoneField.tsx';
export { PracticeFields } from './PracticeFields.tsx';
export { personFields, phoneFields } from './person-fields.ts';
export { personalSchema, personRules, phoneSchema, TOO_LONG } from './personal.schema.ts';
export { joinPhone, readablePhone, spacedNumber, splitPhone } from './phone-number.ts';
export { PRACTICE_FACTS, type PracticeFact } from './practice-facts.ts';
export { practiceFields } from './practice-fields.ts';
export { optional, required } from './required.ts';
export { textOf } from './text-of.ts';
export { useFieldTexts } from './texts.ts';
export { useErrorOf } from './use-error-of.ts';
export { NAMED_FACTS, useFactName, useFieldNames } from './use-field-names.ts';
