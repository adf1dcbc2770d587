/** What people are asked about themselves, in forms of their own and in those of admins. */
export { asked, welcome } from './asked.ts';
export { birthYears } from './birth-years.ts';
export { CityField } from './CityField.tsx';
export { DateField } from './DateField.tsx';
export { LinkFields } from './LinkFields.tsx';
export { LINK_PLACES, linkQuestions, linksOf, sentLinks } from './link-questions.ts';
export { PersonalFields } from './PersonalFields.tsx';
export { PhoneField } from './PhoneField.tsx';
export { PracticeFields } from './PracticeFields.tsx';
export { personalQuestions, phoneQuestions } from './personal-questions.ts';
export { joinPhone, readablePhone, spacedNumber, splitPhone } from './phone-number.ts';
export { PRACTICE_PLACES, practiceOf, practiceSchema, sentPractice } from './practice.schema.ts';
export { useFieldTexts } from './texts.ts';
export { useErrorOf } from './use-error-of.ts';
export { usePracticeNames } from './use-practice-names.ts';
export { withScheme } from './with-scheme.ts';
