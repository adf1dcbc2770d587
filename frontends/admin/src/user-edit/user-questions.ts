import { AccountEdit, type BirthdayProblem, birthdayProblem, CertificateDraft, findCity, LIMITS, PersonEdit } from '@pusula/contracts';
import { asked, linkQuestions, phoneQuestions, practiceSchema, welcome } from '@pusula/frontend-kit/fields';
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

/** An admin may leave out what a coach has to say. */
const links = linkQuestions(() => false);

const RULES: Readonly<Partial<Record<keyof UserFields, z.ZodType>>> = {
  firstName: asked(firstName, 'userEdit:errors.firstName', TOO_LONG),
  middleName: welcome(firstName, TOO_LONG),
  lastName: asked(lastName, 'userEdit:errors.lastName', TOO_LONG),
  birthday: z.string().superRefine((value, { addIssue }) => {
    const problem = birthdayProblem(value, new Date());
    if (problem) addIssue({ code: 'custom', message: BIRTHDAY[problem] });
  }),
  email: asked(AccountEdit.shape.email, 'userEdit:errors.email', 'INVALID_EMAIL'),
  phoneCode: phoneQuestions.shape.phoneCode,
  phone: welcome(phoneQuestions.shape.phone, 'fields:errors.phoneLength'),
  city: asked(
    z.string().refine((value) => findCity(value) !== undefined),
    'userEdit:errors.city',
    'fields:errors.cityUnknown',
  ),
  headlineTr: welcome(headline, 'userEdit:errors.headlineLong'),
  headlineEn: welcome(headline, 'userEdit:errors.headlineLong'),
  bioTr: welcome(bio, 'userEdit:errors.bioLong'),
  bioEn: welcome(bio, 'userEdit:errors.bioLong'),
  ...links.shape,
  ...practiceSchema.shape,
  categories: z.array(z.string()).min(LIMITS.coachMinimumCategories, 'userEdit:errors.categories').max(LIMITS.coachMaximumCategories),
  certificates: z.array(CertificateDraft).max(LIMITS.coachMaximumCertificates),
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What the form asks for. What is there already is never refused, whatever the rules were when it was written. @param before what the form began with */
export const userQuestions = (before: UserFields) =>
  z.custom<UserFields>().superRefine((fields, { addIssue }) => {
    for (const [field, rule] of Object.entries(RULES) as [keyof UserFields, z.ZodType][]) {
      if (isSame(fields[field], before[field])) continue;
      for (const { message } of rule.safeParse(fields[field]).error?.issues ?? []) addIssue({ code: 'custom', path: [field], message });
    }
  });
