import { type CoachTexts, type HiddenReason, LIMITS } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { KnownAccount } from '../accounts/account.ts';
import type { Coach } from './coach.ts';
import type { Person } from './person.ts';

/** A person with everything this service knows of them; changed as one whole, under one lock and one version. */
export type Profile = { readonly account: KnownAccount; readonly person: Person; readonly coach: Coach | null };

/** What a headline or a bio lacks: both have to be there in one and the same language. */
function missingTexts(texts: CoachTexts): HiddenReason[] {
  const written = Object.values(texts).flatMap((text) => text ?? []);
  if (written.some(({ headline, bio }) => headline !== '' && bio !== '')) return [];
  const [hasHeadline, hasBio] = [written.some(({ headline }) => headline !== ''), written.some(({ bio }) => bio !== '')];
  if (hasHeadline) return ['bio'];
  return hasBio ? ['headline'] : ['headline', 'bio'];
}

/** Pure: everything that keeps visitors from seeing a coach (specification section 9); nothing when they see one. */
export function hiddenReasons(account: KnownAccount, { texts, categoryIds, certificates }: Coach): HiddenReason[] {
  return [
    ...(account.userType === 'coach' ? [] : (['notCoach'] as const)),
    ...(account.status === 'enabled' ? [] : (['notEnabled'] as const)),
    ...(account.isVerified ? [] : (['notVerified'] as const)),
    ...missingTexts(texts),
    ...(categoryIds.length >= LIMITS.coachMinimumCategories ? [] : (['categories'] as const)),
    ...(certificates.length >= LIMITS.coachMinimumCertificates ? [] : (['certificates'] as const)),
  ];
}

/** Pure: whether visitors may see the coach. */
export const isPublic = ({ account, coach }: Profile): boolean => coach !== null && hiddenReasons(account, coach).length === 0;

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
