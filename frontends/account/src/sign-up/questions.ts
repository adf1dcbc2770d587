import { CertificateDraft, LIMITS, NewUser, Password, passwordProblems } from '@pusula/contracts';
import { asked } from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import { categoryQuestion, ownLinkQuestions, textQuestions } from '../coaching/coaching-questions.ts';

/** What the pages of the wizard ask for, besides what the account pages ask for too. A message is a code of the contracts or a text key. */

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

export const coachingQuestions = z.object({ ...textQuestions.shape, ...ownLinkQuestions.shape });

export const expertiseQuestions = z.object({
  categories: categoryQuestion,
  certificates: z
    .array(CertificateDraft)
    .min(LIMITS.coachMinimumCertificates, 'signUp:errors.certificates')
    .max(LIMITS.coachMaximumCertificates),
});

export const agreementQuestion = z.object({ agreedToTerms: z.boolean().refine(Boolean, 'signUp:errors.agreement') });
