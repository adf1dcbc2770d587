import { failure } from '@pusula/service-kit';
import type { Coach } from '../coaches/coach.ts';
import type { KnownAccount } from './account.ts';
import type { Person } from './person.ts';

/** A person with everything this service knows of them; changed as one whole, under one lock and one version. */
export type Profile = { readonly account: KnownAccount; readonly person: Person; readonly coach: Coach | null };

/** Pure: whether visitors may see the coach: in good standing, verified, and with a text of their own to show. */
export const isPublic = ({ account, coach }: Profile): boolean =>
  coach !== null &&
  account.userType === 'coach' &&
  account.status === 'enabled' &&
  account.isVerified &&
  Object.values(coach.texts).some((text) => text !== undefined && text.headline !== '');

/** Pure: the profile as it is saved after a change. */
export function settled(profile: Profile, now: Date): Profile {
  const person = { ...profile.person, version: profile.person.version + 1, updatedAt: now };
  const coach = profile.coach && { ...profile.coach, isPublic: isPublic(profile), updatedAt: now };
  return { account: profile.account, person, coach };
}

/** @param edited the version that the caller had before their eyes, if they said so @throws failure('CONFLICT') when there is a newer one */
export function requireUnchanged({ person }: Profile, edited: number | undefined): void {
  if (edited !== undefined && edited !== person.version) throw failure('CONFLICT');
}
