import {
  AccountEdit,
  type BirthdayProblem,
  birthdayProblem,
  byTextField,
  CertificateDraft,
  findCity,
  LIMITS,
  PersonEdit,
} from '@pusula/contracts';
import { linksSchema, optional, phoneSchema, practiceSchema, required } from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import type { UserFields } from './user-form.ts';

const TOO_LONG = 'fields:errors.tooLong';
const BIRTHDAY: Readonly<Record<BirthdayProblem, string>> = {
  missing: 'userEdit:errors.birthday.missing',
  incomplete: 'fields:errors.birthday.incomplete',
  impossible: 'fields:errors.birthday.impossible',
  young: 'userEdit:errors.birthday.young',
  old: 'userEdit:errors.birthday.old',
};
const { firstName, lastName, headlineTr: headline, bioTr: bio } = PersonEdit.shape;
const TEXTS = { headline: optional(headline, 'userEdit:errors.headlineLong'), bio: optional(bio, 'userEdit:errors.bioLong') };

/** An admin may leave out what a coach has to say. */
const links = linksSchema(() => false);

const RULES: Readonly<Partial<Record<keyof UserFields, z.ZodType>>> = {
  firstName: required(firstName, 'userEdit:errors.firstName', TOO_LONG),
  middleName: optional(firstName, TOO_LONG),
  lastName: required(lastName, 'userEdit:errors.lastName', TOO_LONG),
  birthday: z.string().superRefine((value, { addIssue }) => {
    const problem = birthdayProblem(value, new Date());
    if (problem) addIssue({ code: 'custom', message: BIRTHDAY[problem] });
  }),
  email: required(AccountEdit.shape.email, 'userEdit:errors.email', 'INVALID_EMAIL'),
  phoneCode: phoneSchema.shape.phoneCode,
  phone: optional(phoneSchema.shape.phone, 'fields:errors.phoneLength'),
  city: required(
    z.string().refine((value) => findCity(value) !== undefined),
    'userEdit:errors.city',
    'fields:errors.cityUnknown',
  ),
  ...byTextField((part) => TEXTS[part]),
  ...links.shape,
  ...practiceSchema.shape,
  categories: z.array(z.string()).min(LIMITS.coachMinimumCategories, 'userEdit:errors.categories').max(LIMITS.coachMaximumCategories),
  certificates: z.array(CertificateDraft).max(LIMITS.coachMaximumCertificates),
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What the form asks for. What is there already is never refused, whatever the rules were when it was written. @param before what the form began with */
export const userSchema = (before: UserFields) =>
  z.custom<UserFields>().superRefine((fields, { addIssue }) => {
    for (const [field, rule] of Object.entries(RULES) as [keyof UserFields, z.ZodType][]) {
      if (isSame(fields[field], before[field])) continue;
      for (const { message } of rule.safeParse(fields[field]).error?.issues ?? []) addIssue({ code: 'custom', path: [field], message });
    }
  });
