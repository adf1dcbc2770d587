import { type BirthdayProblem, birthdayProblem, findCity, GENDERS, NewUser } from '@pusula/contracts';
import { z } from 'zod';
import { optional, required } from './required.ts';

export const TOO_LONG = 'fields:errors.tooLong';

/** What is said to whoever fills a form in about somebody: the person, or an admin. */
type PersonErrors = {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly birthday: Readonly<Record<Exclude<BirthdayProblem, 'incomplete' | 'impossible'>, string>>;
};
const OWN_ERRORS: PersonErrors = {
  firstName: 'fields:errors.firstName',
  lastName: 'fields:errors.lastName',
  city: 'fields:errors.city',
  birthday: { missing: 'fields:errors.birthday.missing', young: 'fields:errors.birthday.young', old: 'fields:errors.birthday.old' },
};

function birthdayRule(errors: PersonErrors['birthday']) {
  const texts: Readonly<Record<BirthdayProblem, string>> = {
    ...errors,
    incomplete: 'fields:errors.birthday.incomplete',
    impossible: 'fields:errors.birthday.impossible',
  };
  return z.string().superRefine((value, { addIssue }) => {
    const problem = birthdayProblem(value, new Date());
    if (problem) addIssue({ code: 'custom', message: texts[problem] });
  });
}

const anyGender = z.enum([...GENDERS, '']);

/** Who somebody is. */
export const personRules = (errors: PersonErrors) => ({
  firstName: required(NewUser.shape.firstName, errors.firstName, TOO_LONG),
  middleName: optional(NewUser.shape.firstName, TOO_LONG),
  lastName: required(NewUser.shape.lastName, errors.lastName, TOO_LONG),
  username: optional(NewUser.shape.username, 'fields:errors.username'),
  birthday: birthdayRule(errors.birthday),
  gender: anyGender,
  city: required(
    z.string().refine((value) => findCity(value) !== undefined),
    errors.city,
    'fields:errors.cityUnknown',
  ),
});
export type PersonRules = ReturnType<typeof personRules>;

/** Who somebody is, asked of themself. */
export const personalSchema = z.object({
  ...personRules(OWN_ERRORS),
  gender: anyGender.refine((value) => value !== '', 'fields:errors.gender'),
});
export type PersonalAnswers = z.input<typeof personalSchema>;

/** How somebody is reached. */
export const phoneSchema = z.object({
  phoneCode: required(z.string().regex(/^\d{1,4}$/), 'fields:errors.phoneCode'),
  phone: required(NewUser.shape.phone, 'fields:errors.phone', 'fields:errors.phoneLength'),
});
export type PhoneAnswers = z.input<typeof phoneSchema>;
