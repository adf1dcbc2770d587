import { CoachingDraft, Id, LIMITS } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { linkFields, required } from '@pusula/frontend-kit/fields';
import { z } from 'zod';

const { headline, bio } = CoachingDraft.shape;

/** What a coach says of their work, in one language. */
export const textsSchema = z.object({
  headline: required(headline, 'coaching:errors.headline', 'coaching:errors.headlineLong'),
  bio: required(bio, 'coaching:errors.bio', 'coaching:errors.bioLong'),
});

/** Whether a coach's links may be left out is the operator's choice. */
export const ownLinkFields = linkFields(() => config.coachLinksRequired);

export const categorySchema = z
  .array(Id)
  .min(LIMITS.coachMinimumCategories, 'coaching:errors.categories')
  .max(LIMITS.coachMaximumCategories);
