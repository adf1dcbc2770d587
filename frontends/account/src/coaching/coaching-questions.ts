import { CoachingDraft, Id, LIMITS } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { asked, linkQuestions } from '@pusula/frontend-kit/fields';
import { z } from 'zod';

const { headline, bio } = CoachingDraft.shape;

/** What a coach says of their work, in one language. */
export const textQuestions = z.object({
  headline: asked(headline, 'coaching:errors.headline', 'coaching:errors.headlineLong'),
  bio: asked(bio, 'coaching:errors.bio', 'coaching:errors.bioLong'),
});

/** Whether a coach's links may be left out is the operator's choice. */
export const ownLinkQuestions = linkQuestions(() => config.coachLinksRequired);

export const categoryQuestion = z
  .array(Id)
  .min(LIMITS.coachMinimumCategories, 'coaching:errors.categories')
  .max(LIMITS.coachMaximumCategories);
