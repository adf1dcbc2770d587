import { byTextField, type CertificateDraft, type EditedUser } from '@pusula/contracts';
import type { ErrorFields } from '@pusula/frontend-kit/editing';
import { LINK_PLACES, linksOf, PRACTICE_PLACES, practiceOf, splitPhone } from '@pusula/frontend-kit/fields';

/** Whether there is a coaching profile to be edited: coaches have one, and keep it when they are coaches no more. */
export const hasCoaching = ({ slug }: Pick<EditedUser, 'slug'>): boolean => slug !== undefined;

/** Pure: what the form of a person begins with, in the order of the page. */
export const fieldsOf = (user: EditedUser) => ({
  imageFileName: user.imageFileName,
  firstName: user.firstName,
  middleName: user.middleName ?? '',
  lastName: user.lastName,
  birthday: user.birthday ?? '',
  gender: user.gender ?? ('' as const),
  email: user.email,
  userType: user.userType,
  status: user.status,
  ...splitPhone(user.phone),
  city: user.city,
  ...byTextField((part, language) => user.texts?.[language]?.[part] ?? ''),
  ...linksOf(user),
  ...practiceOf(user),
  categories: (user.categories ?? []).map(({ id }) => id),
  certificates: (user.certificates ?? []) as CertificateDraft[],
});
export type UserFields = ReturnType<typeof fieldsOf>;

const CERTIFICATE_CODES = ['NAME', 'DESCRIPTION', 'ISSUER', 'DATE', 'EXPIRY_DATE', 'ID'].map((part) => `INVALID_CERTIFICATE_${part}`);

/** Where a refusal is told. Codes have their own sentence, unless theirs speaks to somebody who signs up. */
export const errorFields: ErrorFields<UserFields> = {
  USER_ALREADY_EXIST: ['email', 'userEdit:errors.emailTaken'],
  INVALID_EMAIL: ['email', 'INVALID_EMAIL'],
  INVALID_USER_TYPE: ['userType', 'INVALID_USER_TYPE'],
  OWN_ACCOUNT: ['userType', 'OWN_ACCOUNT'],
  LAST_ADMIN: ['userType', 'LAST_ADMIN'],
  UNVERIFIED_ADMIN: ['userType', 'UNVERIFIED_ADMIN'],
  CATEGORY_NOT_FOUND: ['categories', 'CATEGORY_NOT_FOUND'],
  ...Object.fromEntries(CERTIFICATE_CODES.map((code) => [code, ['certificates', code] as const])),
  firstName: ['firstName', 'fields:errors.tooLong'],
  middleName: ['middleName', 'fields:errors.tooLong'],
  lastName: ['lastName', 'fields:errors.tooLong'],
  birthday: ['birthday', 'fields:errors.birthday.impossible'],
  email: ['email', 'INVALID_EMAIL'],
  phone: ['phone', 'fields:errors.phoneLength'],
  city: ['city', 'fields:errors.cityUnknown'],
  ...LINK_PLACES,
  ...PRACTICE_PLACES,
  linkedin: LINK_PLACES.linkedIn,
  categories: ['categories', 'userEdit:errors.categories'],
};

export const TABS = ['basic', 'categories', 'certificates'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that a field stands in. */
export const tabOf = (field: string): Tab => (field === 'categories' || field === 'certificates' ? field : 'basic');
