import type { EditedUser } from '@pusula/contracts';
import type { ErrorFields } from '@pusula/frontend-kit/editing';
import { errorFieldsOf, readFields } from '@pusula/frontend-kit/fields';
import { USER_FIELDS, type UserFields } from './user-fields.ts';

/** Whether there is a coaching profile to be edited: coaches have one, and keep it when they are coaches no more. */
export const hasCoaching = ({ slug }: Pick<EditedUser, 'slug'>): boolean => slug !== undefined;

/** Pure: what the form of a person begins with, in the order of the page. */
export const fieldsOf = (user: EditedUser): UserFields => readFields(USER_FIELDS, user);

/** Pure: what is another now than the form began with. */
export const changedFields = (before: UserFields, fields: UserFields): (keyof UserFields)[] =>
  (Object.keys(before) as (keyof UserFields)[]).filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(before[name]));

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
  ...errorFieldsOf(USER_FIELDS),
  /** The call writes it so. */
  linkedin: ['linkedIn', 'fields:errors.links.linkedIn'],
};

export const TABS = ['basic', 'categories', 'certificates'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that a field stands in. */
export const tabOf = (field: string): Tab => (field === 'categories' || field === 'certificates' ? field : 'basic');
