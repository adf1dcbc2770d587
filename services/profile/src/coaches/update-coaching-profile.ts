import { COACH_LINKS, type CoachLink, type updateCoachingProfile as contract, type InputOf } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { changeProfile } from '../people/change-profile.ts';
import type { Profile } from '../people/profile.ts';
import { readCurrentUser } from '../people/read-current-user.ts';
import { requireSelf } from '../people/require-self.ts';
import { requireSpecialties } from '../specialties/specialty.ts';
import type { Coach } from './coach.ts';

type Input = InputOf<typeof contract>;

/** Replaces headline and bio in one language, links and categories of the caller's own coaching profile (specification sections 5, 7). */
export const updateCoachingProfile =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    const id = requireSelf(caller, input.UserId);
    if (deps.config.COACH_LINKS_REQUIRED) requireLinks(input);
    const profile = await changeProfile(deps, {
      id,
      version: input.Version,
      revise: async (before, tx) => {
        await requireSpecialties(tx, input.Categories);
        return reviseCoaching(before, input);
      },
    });
    return { user: await readCurrentUser(deps.db.manager, profile, input.Language) };
  };

/** Pure: the profile with another presentation of the coach; what was left out stays. @throws failure('COACH_NOT_FOUND') for somebody who is no coach */
export function reviseCoaching(profile: Profile, input: Input): Profile {
  if (!profile.coach) throw failure('COACH_NOT_FOUND');
  const coach: Coach = {
    ...profile.coach,
    ...linksOf(input),
    texts: { ...profile.coach.texts, [input.Language]: { headline: input.Headline, bio: input.Bio } },
    categoryIds: [...new Set(input.Categories)],
    showsPhone: input.ShowsPhone ?? profile.coach.showsPhone,
    yearsOfPractice: input.YearsOfPractice === undefined ? profile.coach.yearsOfPractice : input.YearsOfPractice,
  };
  return { ...profile, coach };
}

const linksOf = ({ LinkedIn, Website, Instagram, Facebook }: Input): Record<CoachLink, string> => ({
  linkedIn: LinkedIn,
  website: Website,
  instagram: Instagram,
  facebook: Facebook,
});

/** The fields of the call are called like the links, with a capital. @throws failure('VALIDATION_FAILED') with each link that is missing */
function requireLinks(input: Input): void {
  const links = linksOf(input);
  const missing = COACH_LINKS.filter((link) => links[link] === '');
  if (missing.length === 0) return;
  throw failure(
    'VALIDATION_FAILED',
    missing.map((link) => ({ path: link.charAt(0).toUpperCase() + link.slice(1), problem: 'missing' })),
  );
}
