import { COACH_LINKS, type updateCoachingProfile as contract, textFields } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { readCurrentUser } from './read-current-user.ts';
import { reviseOwnProfile } from './revise-own-profile.ts';

/** Replaces headlines and bios, links, categories and other facts of the caller's own coaching profile (specification sections 5, 7). */
export const updateCoachingProfile =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    const { userId, version, language, headline, bio, texts, ...facts } = input;
    if (!texts) requireFields({ headline, bio });
    if (deps.config.COACH_LINKS_REQUIRED) requireFields(Object.fromEntries(COACH_LINKS.map((link) => [link, facts[link]])));
    const revision = { ...facts, ...textFields(texts ?? { [language]: { headline, bio } }) };
    const profile = await reviseOwnProfile(deps, caller, { userId, version, revision });
    return { user: await readCurrentUser(deps.db.manager, profile, language) };
  };

/** @throws failure('VALIDATION_FAILED') with each field in which nothing stands */
function requireFields(fields: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.keys(fields).filter((field) => !fields[field]);
  if (missing.length === 0) return;
  throw failure(
    'VALIDATION_FAILED',
    missing.map((path) => ({ path, problem: 'missing' })),
  );
}
