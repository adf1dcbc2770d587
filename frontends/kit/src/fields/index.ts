/** What people are asked about themselves, in forms of their own and in those of admins. */

export { birthYears } from './birth-years.ts';
export { CityField } from './CityField.tsx';
export { DateField } from './DateField.tsx';
export { LinkFields } from './LinkFields.tsx';
export { lazyResolver } from './lazy-resolver.ts';
export { LINK_PLACES, linksOf, linksSchema, sentLinks } from './links.schema.ts';
export { PersonalFields } from './PersonalFields.tsx';
export { PhoneField } from './PhoneField.tsx';
export { PracticeFields } from './PracticeFields.tsx';
export { personalSchema, phoneSchema } from './personal.schema.ts';
export { joinPhone, readablePhone, spacedNumber, splitPhone } from './phone-number.ts';
export { PRACTICE_PLACES, practiceOf, practiceSchema, sentPractice } from './practice.schema.ts';
export { PRACTICE_FACTS, type PracticeFact } from './practice-fields.ts';
export { optional, required } from './required.ts';
export { useFieldTexts } from './texts.ts';
export { useErrorOf } from './use-error-of.ts';
export { NAMED_FACTS, useFactName, usePracticeNames } from './use-practice-names.ts';
