/** What people are asked about themselves, in forms of their own and in those of admins. */
export { asked, welcome } from './asked.ts';
export { birthYears } from './birth-years.ts';
export { CityField } from './CityField.tsx';
export { DateField } from './DateField.tsx';
export { LinkFields } from './LinkFields.tsx';
export { linkQuestions } from './link-questions.ts';
export { PersonalFields } from './PersonalFields.tsx';
export { PhoneField } from './PhoneField.tsx';
export { personalQuestions, phoneQuestions } from './personal-questions.ts';
export { joinPhone, readablePhone, spacedNumber, splitPhone } from './phone-number.ts';
export { useFieldTexts } from './texts.ts';
export { useErrorOf } from './use-error-of.ts';
export { withScheme } from './with-scheme.ts';
