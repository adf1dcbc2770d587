import { failure } from '@pusula/service-kit/service';
import { type EntityManager, In } from 'typeorm';
import { AccountTable } from '../accounts/account.ts';
import { CoachTable } from './coach.ts';
import { enterDirectory } from './directory-entry.ts';
import { type Person, PersonTable } from './person.ts';
import type { Profile } from './profile.ts';

/** A profile as it is, for reading; undefined for an unknown or erased person. */
export async function findProfile(db: EntityManager, id: string): Promise<Profile | undefined> {
  return (await complete(db, await db.findBy(PersonTable, { id })))[0];
}

/** Profiles for a change, in the order of their ids: the person's row is the lock of the whole. */
export async function lockProfiles(tx: EntityManager, ids: readonly string[]): Promise<Profile[]> {
  return complete(
    tx,
    await tx.find(PersonTable, { where: { id: In([...ids]) }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } }),
  );
}

export async function lockProfile(tx: EntityManager, id: string): Promise<Profile | undefined> {
  return (await lockProfiles(tx, [id]))[0];
}

/** @throws failure('USER_NOT_FOUND') */
export async function lockOwnProfile(tx: EntityManager, id: string): Promise<Profile> {
  const profile = await lockProfile(tx, id);
  if (!profile) throw failure('USER_NOT_FOUND');
  return profile;
}

/** Writes profiles that were read by lockProfiles. */
export async function saveProfiles(tx: EntityManager, profiles: readonly Profile[]): Promise<void> {
  if (profiles.length === 0) return;
  await tx.upsert(
    PersonTable,
    profiles.map(({ person }) => ({ ...person })),
    ['id'],
  );
  await enterDirectory(tx, profiles);
  const coaches = profiles.flatMap(({ coach }) => (coach ? { ...coach } : []));
  if (coaches.length > 0) await tx.upsert(CoachTable, coaches, ['id']);
}

async function complete(db: EntityManager, people: readonly Person[]): Promise<Profile[]> {
  if (people.length === 0) return [];
  const id = In(people.map((person) => person.id));
  const accounts = new Map((await db.findBy(AccountTable, { id, isErased: false })).map((account) => [account.id, account]));
  const coaches = new Map((await db.findBy(CoachTable, { id })).map((coach) => [coach.id, coach]));
  return people.flatMap((person) => {
    const account = accounts.get(person.id);
    return account ? { account, person, coach: coaches.get(person.id) ?? null } : [];
  });
}
