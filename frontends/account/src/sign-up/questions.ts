import {
  type BirthdayProblem,
  birthdayProblem,
  CertificateDraft,
  CoachingDraft,
  findCity,
  GENDERS,
  Id,
  LIMITS,
  NewUser,
  Password,
  passwordProblems,
} from '@pusula/contracts';
import { z } from 'zod';
import { withScheme } from '../fields/with-scheme.ts';

/** What each page of the wizard asks for. A message is a code of the contracts or a text key. */

/** A text that has to be there, and to be what the contract takes. */
const asked = (shape: z.ZodType, missing: string, invalid = missing) =>
  z.string().superRefine((value, { addIssue }) => {
    if (value.trim() === '') addIssue({ code: 'custom', message: missing });
    else if (!shape.safeParse(value).success) addIssue({ code: 'custom', message: invalid });
  });
/** A text that may be left out. */
const welcome = (shape: z.ZodType, invalid: string) =>
  z.string().refine((value) => value.trim() === '' || shape.safeParse(value).success, invalid);

const link = (shape: z.ZodType<string, string>) => z.string().transform(withScheme).pipe(shape);

const TOO_LONG = 'signUp:errors.tooLong';

export const emailQuestion = z.object({ email: asked(NewUser.shape.email, 'signUp:errors.email', 'INVALID_EMAIL') });

export const passwordQuestion = z
  .object({
    password: z.string().superRefine((value, { addIssue }) => {
      if (value === '') addIssue({ code: 'custom', message: 'signUp:errors.password' });
      else if (passwordProblems(value).length > 0) addIssue({ code: 'custom', message: 'signUp:errors.passwordRules' });
      else if (!Password.safeParse(value).success) addIssue({ code: 'custom', message: 'signUp:errors.passwordLong' });
    }),
    confirmation: z.string().min(1, 'signUp:errors.confirmation'),
  })
  .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
    path: ['confirmation'],
    message: 'signUp:errors.confirmationDiffers',
    // Also while the password itself is not good enough yet.
    when: () => true,
  });

const BIRTHDAY: Readonly<Record<BirthdayProblem, string>> = {
  missing: 'signUp:errors.birthday.missing',
  incomplete: 'signUp:errors.birthday.incomplete',
  impossible: 'signUp:errors.birthday.impossible',
  young: 'signUp:errors.birthday.young',
  old: 'signUp:errors.birthday.old',
};

export const personalQuestions = z.object({
  firstName: asked(NewUser.shape.firstName, 'signUp:errors.firstName', TOO_LONG),
  middleName: welcome(NewUser.shape.firstName, TOO_LONG),
  lastName: asked(NewUser.shape.lastName, 'signUp:errors.lastName', TOO_LONG),
  username: welcome(NewUser.shape.firstName, TOO_LONG),
  gender: z.enum([...GENDERS, '']).refine((value) => value !== '', 'signUp:errors.gender'),
  birthday: z.string().superRefine((value, { addIssue }) => {
    const problem = birthdayProblem(value, new Date());
    if (problem) addIssue({ code: 'custom', message: BIRTHDAY[problem] });
  }),
  city: asked(
    z.string().refine((value) => findCity(value) !== undefined),
    'signUp:errors.city',
    'signUp:errors.cityUnknown',
  ),
});

export const phoneQuestions = z.object({
  phoneCode: asked(z.string().regex(/^\d{1,4}$/), 'signUp:errors.phoneCode'),
  phone: asked(NewUser.shape.phone, 'signUp:errors.phone', 'signUp:errors.phoneLength'),
});

const { headline, bio, website, linkedIn, instagram, facebook } = CoachingDraft.shape;
export const coachingQuestions = z.object({
  headline: asked(headline, 'signUp:errors.headline', 'signUp:errors.headlineLong'),
  bio: asked(bio, 'signUp:errors.bio', 'signUp:errors.bioLong'),
  website: asked(link(website), 'signUp:errors.website'),
  linkedIn: asked(link(linkedIn), 'signUp:errors.linkedIn'),
  instagram: asked(link(instagram), 'signUp:errors.instagram'),
  facebook: asked(link(facebook), 'signUp:errors.facebook'),
});

export const expertiseQuestions = z.object({
  categories: z.array(Id).min(LIMITS.coachMinimumCategories, 'signUp:errors.categories').max(LIMITS.coachMaximumCategories),
  certificates: z
    .array(CertificateDraft)
    .min(LIMITS.coachMinimumCertificates, 'signUp:errors.certificates')
    .max(LIMITS.coachMaximumCertificates),
});

export const agreementQuestion = z.object({ agreedToTerms: z.boolean().refine(Boolean, 'signUp:errors.agreement') });
