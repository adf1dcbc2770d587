import { CertificateDraft, LIMITS } from '@pusula/contracts';
import { rulesOf } from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import { categorySchema, ownLinkFields, textsSchema } from '../coaching/coaching.schema.ts';

/** What the pages of the wizard ask for, besides what the account pages ask for too. A message is a code of the contracts or a text key. */

export const coachingSchema = z.object({ ...textsSchema.shape, ...rulesOf(ownLinkFields) });

export const expertiseSchema = z.object({
  categories: categorySchema,
  certificates: z
    .array(CertificateDraft)
    .min(LIMITS.coachMinimumCertificates, 'signUp:errors.certificates')
    .max(LIMITS.coachMaximumCertificates),
});

export const agreementSchema = z.object({ agreedToTerms: z.boolean().refine(Boolean, 'signUp:errors.agreement') });
