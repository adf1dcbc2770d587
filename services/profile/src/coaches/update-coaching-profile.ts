import type { updateCoachingProfile as contract, InputOf } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import { changeProfile } from '../people/change-profile.ts';
import type { Profile } from '../people/profile.ts';
import { readCurrentUser } from '../people/read-current-user.ts';
import { requireSelf } from '../people/require-self.ts';
import type { Deps } from '../service.ts';
import { requireSpecialties } from '../specialties/specialty.ts';

/** Replaces headline and bio in one language, links and categories of the caller's own coaching profile (specification sections 5, 7). */
export const updateCoachingProfile =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    const profile = await changeProfile(deps, {
      id: requireSelf(caller, input.UserId),
      version: input.Version,
      revise: async (before, tx) => {
        await requireSpecialties(tx, input.Categories);
        return reviseCoaching(before, input);
      },
    });
    return { user: await readCurrentUser(deps.db.manager, profile, input.Language) };
  };

/** Pure: the profile with another presentation of the coach. @throws failure('COACH_NOT_FOUND') for somebody who is no coach */
export function reviseCoaching(profile: Profile, input: InputOf<typeof contract>): Profile {
  if (!profile.coach) throw failure('COACH_NOT_FOUND');
  const coach = {
    ...profile.coach,
    texts: { ...profile.coach.texts, [input.Language]: { headline: input.Headline, bio: input.Bio } },
    linkedIn: input.LinkedIn,
    website: input.Website,
    instagram: input.Instagram,
    facebook: input.Facebook,
    categoryIds: [...new Set(input.Categories)],
  };
  return { ...profile, coach };
}
