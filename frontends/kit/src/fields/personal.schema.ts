import { type BirthdayProblem, birthdayProblem, findCity, GENDERS, NewUser } from '@pusula/contracts';
import { z } from 'zod';
import { optional, required } from './required.ts';

const TOO_LONG = 'fields:errors.tooLong';
const BIRTHDAY: Readonly<Record<BirthdayProblem, string>> = {
  missing: 'fields:errors.birthday.missing',
  incomplete: 'fields:errors.birthday.incomplete',
  impossible: 'fields:errors.birthday.impossible',
  young: 'fields:errors.birthday.young',
  old: 'fields:errors.birthday.old',
};

/** Who somebody is. */
export const personalSchema = z.object({
  firstName: required(NewUser.shape.firstName, 'fields:errors.firstName', TOO_LONG),
  middleName: optional(NewUser.shape.firstName, TOO_LONG),
  lastName: required(NewUser.shape.lastName, 'fields:errors.lastName', TOO_LONG),
  username: optional(NewUser.shape.username, 'fields:errors.username'),
  gender: z.enum([...GENDERS, '']).refine((value) => value !== '', 'fields:errors.gender'),
  birthday: z.string().superRefine((value, { addIssue }) => {
    const problem = birthdayProblem(value, new Date());
    if (problem) addIssue({ code: 'custom', message: BIRTHDAY[problem] });
  }),
  city: required(
    z.string().refine((value) => findCity(value) !== undefined),
    'fields:errors.city',
    'fields:errors.cityUnknown',
  ),
});
export type PersonalAnswers = z.input<typeof personalSchema>;

/** How somebody is reached. */
export const phoneSchema = z.object({
  phoneCode: required(z.string().regex(/^\d{1,4}$/), 'fields:errors.phoneCode'),
  phone: required(NewUser.shape.phone, 'fields:errors.phone', 'fields:errors.phoneLength'),
});
export type PhoneAnswers = z.input<typeof phoneSchema>;
