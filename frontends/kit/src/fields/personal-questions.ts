import { type BirthdayProblem, birthdayProblem, findCity, GENDERS, NewUser } from '@pusula/contracts';
import { z } from 'zod';
import { asked, welcome } from './asked.ts';

const TOO_LONG = 'fields:errors.tooLong';
const BIRTHDAY: Readonly<Record<BirthdayProblem, string>> = {
  missing: 'fields:errors.birthday.missing',
  incomplete: 'fields:errors.birthday.incomplete',
  impossible: 'fields:errors.birthday.impossible',
  young: 'fields:errors.birthday.young',
  old: 'fields:errors.birthday.old',
};

/** Who somebody is. */
export const personalQuestions = z.object({
  firstName: asked(NewUser.shape.firstName, 'fields:errors.firstName', TOO_LONG),
  middleName: welcome(NewUser.shape.firstName, TOO_LONG),
  lastName: asked(NewUser.shape.lastName, 'fields:errors.lastName', TOO_LONG),
  username: welcome(NewUser.shape.firstName, TOO_LONG),
  gender: z.enum([...GENDERS, '']).refine((value) => value !== '', 'fields:errors.gender'),
  birthday: z.string().superRefine((value, { addIssue }) => {
    const problem = birthdayProblem(value, new Date());
    if (problem) addIssue({ code: 'custom', message: BIRTHDAY[problem] });
  }),
  city: asked(
    z.string().refine((value) => findCity(value) !== undefined),
    'fields:errors.city',
    'fields:errors.cityUnknown',
  ),
});
export type PersonalAnswers = z.input<typeof personalQuestions>;

/** How somebody is reached. */
export const phoneQuestions = z.object({
  phoneCode: asked(z.string().regex(/^\d{1,4}$/), 'fields:errors.phoneCode'),
  phone: asked(NewUser.shape.phone, 'fields:errors.phone', 'fields:errors.phoneLength'),
});
export type PhoneAnswers = z.input<typeof phoneQuestions>;
