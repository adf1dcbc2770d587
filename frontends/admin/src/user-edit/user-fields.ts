import {
  AccountEdit,
  byTextField,
  CertificateDraft,
  DEFAULT_LANGUAGE,
  LIMITS,
  PersonEdit,
  ROLES,
  TEXT_FIELDS,
  USER_STATUSES,
} from '@pusula/contracts';
import {
  field,
  linkFields,
  optional,
  personFields,
  personRules,
  phoneFields,
  practiceFields,
  required,
  textOf,
  trimmed,
  unsent,
  type ValuesOf,
} from '@pusula/frontend-kit/fields';
import { z } from 'zod';

const rules = personRules({
  firstName: 'userEdit:errors.firstName',
  lastName: 'userEdit:errors.lastName',
  city: 'userEdit:errors.city',
  birthday: { missing: 'userEdit:errors.birthday.missing', young: 'userEdit:errors.birthday.young', old: 'userEdit:errors.birthday.old' },
});
const { firstName, middleName, lastName, birthday, gender, city } = personFields(rules);
const { phoneCode, phone } = phoneFields;

/** Alike in every language. */
const { headline: HEADLINE, bio: BIO } = TEXT_FIELDS[DEFAULT_LANGUAGE];
const { [HEADLINE]: headline, [BIO]: bio } = PersonEdit.shape;
const TEXTS = { headline: optional(headline, 'userEdit:errors.headlineLong'), bio: optional(bio, 'userEdit:errors.bioLong') };

/** All that an admin may write about a person, in the order of the page. They may leave out what a coach has to say. */
export const USER_FIELDS = {
  imageFileName: field({
    label: 'userEdit:picture.label',
    rule: z.string(),
    read: ({ imageFileName }) => imageFileName,
    write: (name) => (name === '' ? name : undefined),
    say: (name, { t }) => t(name ? 'userEdit:picture.there' : 'userEdit:picture.none'),
  }),
  firstName,
  middleName,
  lastName,
  birthday,
  gender: field({ ...gender, say: (value, { t }) => value && t(`userEdit:genders.${value}`) }),
  email: field({
    label: 'userEdit:email',
    rule: required(AccountEdit.shape.email, 'userEdit:errors.email', 'INVALID_EMAIL'),
    refused: 'INVALID_EMAIL',
    read: ({ email }) => email,
    write: trimmed,
  }),
  userType: field({ rule: z.enum(ROLES), read: ({ userType }) => userType }),
  status: field({ rule: z.enum(USER_STATUSES), read: ({ status }) => status }),
  phoneCode,
  phone: { ...phone, rule: optional(phone.rule, 'fields:errors.phoneLength') },
  city,
  ...byTextField((part, language) => field({ rule: TEXTS[part], read: (user) => textOf(user, part, language), write: unsent })),
  ...linkFields(() => false),
  ...practiceFields,
  categories: field({
    rule: z.array(z.string()).min(LIMITS.coachMinimumCategories, 'userEdit:errors.categories').max(LIMITS.coachMaximumCategories),
    refused: 'userEdit:errors.categories',
    read: ({ categories = [] }) => categories.map(({ id }) => id),
  }),
  certificates: field({
    label: 'userEdit:certificates.label',
    rule: z.array(CertificateDraft).max(LIMITS.coachMaximumCertificates),
    read: ({ certificates = [] }): CertificateDraft[] => certificates,
    write: unsent,
    say: (list) => list.map(({ name, issuer }) => `${name} · ${issuer}`).join('\n'),
  }),
};
export type UserFields = ValuesOf<typeof USER_FIELDS>;
