import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { requireSpecialties } from '../specialties/specialty.ts';
import { coachEvents } from './coach-events.ts';
import { renameEvents } from './person-events.ts';
import { type Profile, requireUnchanged, settled } from './profile.ts';
import { lockOwnProfile, saveProfiles } from './profile-store.ts';
import { showPicture } from './show-picture.ts';

export type ProfileChange = {
  readonly id: string;
  /** The version that the caller edited, when they said so. */
  readonly version?: number | undefined;
  /** The rule: throws what it refuses. */
  readonly revise: (before: Profile) => Profile;
};

/**
 * Locks, revises, saves and publishes a profile; one that the rule leaves as it is stays untouched.
 * @returns the profile before and after
 * @throws failure('USER_NOT_FOUND'), failure('CONFLICT'), failure('CATEGORY_NOT_FOUND'), what showPicture refuses, and what the rule refuses
 */
export async function changeProfile(
  tx: EntityManager,
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  { id, version, revise }: ProfileChange,
): Promise<{ readonly before: Profile; readonly after: Profile }> {
  const before = await lockOwnProfile(tx, id);
  const revised = revise(before);
  // A save that is sent again after a lost answer finds its own work, in a newer version.
  if (isDeepStrictEqual(revised, before)) return { before, after: before };
  requireUnchanged(before, version);
  const now = clock.now();
  const { coach } = revised;
  if (coach && !isDeepStrictEqual(coach.categoryIds, before.coach?.categoryIds)) await requireSpecialties(tx, coach.categoryIds);
  await showPicture(tx, before.person, revised.person.imageName, now);
  const after = settled(revised, now);
  await saveProfiles(tx, [after]);
  await outbox.add(tx, ...coachEvents(before, after), ...renameEvents(before, after));
  return { before, after };
}
