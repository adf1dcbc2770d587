import { CoachingDraft, Id, LIMITS } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { z } from 'zod';
import { asked } from '../fields/asked.ts';
import { withScheme } from '../fields/with-scheme.ts';

const { headline, bio, website, linkedIn, instagram, facebook } = CoachingDraft.shape;

/** What a coach says of their work, in one language. */
export const textQuestions = z.object({
  headline: asked(headline, 'coaching:errors.headline', 'coaching:errors.headlineLong'),
  bio: asked(bio, 'coaching:errors.bio', 'coaching:errors.bioLong'),
});

/** A link may be said without its beginning; whether it may be left out is the operator's choice, so it is asked each time. */
const link = (shape: z.ZodType<string, string>, problem: string) =>
  z.string().superRefine((value, { addIssue }) => {
    const isMissing = value.trim() === '';
    if (isMissing ? config.coachLinksRequired : !shape.safeParse(withScheme(value)).success) addIssue({ code: 'custom', message: problem });
  });

/** Where else a coach is found. */
export const linkQuestions = z.object({
  website: link(website, 'coaching:errors.website'),
  linkedIn: link(linkedIn, 'coaching:errors.linkedIn'),
  instagram: link(instagram, 'coaching:errors.instagram'),
  facebook: link(facebook, 'coaching:errors.facebook'),
});
export type LinkAnswers = z.infer<typeof linkQuestions>;

export const categoryQuestion = z
  .array(Id)
  .min(LIMITS.coachMinimumCategories, 'coaching:errors.categories')
  .max(LIMITS.coachMaximumCategories);
