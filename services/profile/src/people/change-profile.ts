import type { EntityManager } from 'typeorm';
import { coachEvents } from '../coaches/tell.ts';
import type { Deps } from '../deps.ts';
import { type Profile, requireUnchanged, settled } from './profile.ts';
import { lockOwnProfile, saveProfiles } from './profile-store.ts';
import { renameEvents } from './tell.ts';

/** What a change of one's own profile is made of: the rule, and what it has to look up first. */
export type Change = {
  readonly id: string;
  /** The version that the caller edited, when they said so. */
  readonly version: number | undefined;
  readonly revise: (before: Profile, tx: EntityManager) => Profile | Promise<Profile>;
};

/**
 * Locks, revises, saves and announces a profile in one transaction.
 * @throws failure('USER_NOT_FOUND'), failure('CONFLICT'), and what the rule refuses
 */
export const changeProfile = (
  { db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  { id, version, revise }: Change,
): Promise<Profile> =>
  db.transaction(async (tx) => {
    const before = await lockOwnProfile(tx, id);
    requireUnchanged(before, version);
    return saveRevised(tx, { outbox, clock }, before, await revise(before, tx));
  });

/** Saves and announces a profile that was read under its lock. @returns it as it is saved */
export async function saveRevised(
  tx: EntityManager,
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  before: Profile,
  revised: Profile,
): Promise<Profile> {
  const after = settled(revised, clock.now());
  await saveProfiles(tx, [after]);
  await outbox.add(tx, ...coachEvents(before, after), ...renameEvents(before, after));
  return after;
}
