import { COACH_LINKS, type CoachLink, type updateCoachingProfile as contract, type Language, TEXT_FIELDS } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { readCurrentUser } from '../people/read-current-user.ts';
import { reviseOwnProfile } from '../people/revise-own-profile.ts';
import type { Revision } from '../people/revise-profile.ts';

/** Replaces headline and bio in one language, links, categories and other facts of the caller's own coaching profile (specification sections 5, 7). */
export const updateCoachingProfile =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    const { userId, version, language, headline, bio, ...facts } = input;
    if (deps.config.COACH_LINKS_REQUIRED) requireLinks(facts);
    const revision = { ...facts, ...textsIn(language, headline, bio) };
    const profile = await reviseOwnProfile(deps, caller, { userId, version, revision });
    return { user: await readCurrentUser(deps.db.manager, profile, language) };
  };

const textsIn = (language: Language, headline: string, bio: string): Revision => ({
  [TEXT_FIELDS[language].headline]: headline,
  [TEXT_FIELDS[language].bio]: bio,
});

/** @throws failure('VALIDATION_FAILED') with each link that is missing */
function requireLinks(links: Readonly<Record<CoachLink, string>>): void {
  const missing = COACH_LINKS.filter((link) => links[link] === '');
  if (missing.length === 0) return;
  throw failure(
    'VALIDATION_FAILED',
    missing.map((path) => ({ path, problem: 'missing' })),
  );
}
