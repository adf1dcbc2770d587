import { type CoachState, coachChanged, coachSlug, publicFacts } from '@pusula/contracts';
import { type NewEvent, newEvent } from '@pusula/service-kit/bus';
import { pictureAddress } from '../pictures/address.ts';
import type { Coach } from './coach.ts';
import type { Profile } from './profile.ts';

/** Pure: what visitors may know of a coach, in the shape that events carry. */
export const coachState = ({ person }: Profile, coach: Coach): CoachState => ({
  id: person.id,
  slug: coachSlug(person),
  firstName: person.firstName,
  lastName: person.lastName,
  imageUrl: pictureAddress(person.imageName),
  city: person.city,
  country: person.country,
  phone: coach.showsPhone && person.phone !== '' ? person.phone : null,
  ...publicFacts(coach),
  certificates: [...coach.certificates],
  updatedAt: coach.updatedAt.toISOString(),
  texts: coach.texts,
  categoryIds: [...coach.categoryIds],
});

/** Pure: the events that publish a change: nothing while nobody may see the coach, before and after. */
export function coachEvents(before: Profile | null, after: Profile): NewEvent[] {
  const { person, coach } = after;
  if (coach?.isPublic)
    return [newEvent(coachChanged, person.id, { id: person.id, version: person.version, coach: coachState(after, coach) })];
  return before?.coach?.isPublic ? [coachGone(person.id, person.version)] : [];
}

/** The coach is no longer to be seen. */
export const coachGone = (id: string, version: number): NewEvent => newEvent(coachChanged, id, { id, version, coach: null });
