/** What a coach is good at and what proves it: categories and certificates, chosen and listed. */
export { CategoryField } from './CategoryField.tsx';
export { CertificateFields } from './CertificateFields.tsx';
export { CertificateFacts } from './CertificateRow.tsx';
export { chosenIn } from './category-choices.ts';
export { today } from './certificate-form.ts';
