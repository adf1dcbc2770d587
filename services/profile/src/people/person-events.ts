import { personRenamed } from '@pusula/contracts';
import { type NewEvent, newEvent } from '@pusula/service-kit/bus';
import type { Profile } from './profile.ts';

/** Pure: the event that publishes another first or last name. */
export function renameEvents({ person: before }: Profile, { person: { id, version, firstName, lastName } }: Profile): NewEvent[] {
  if (firstName === before.firstName && lastName === before.lastName) return [];
  return [newEvent(personRenamed, id, { id, version, firstName, lastName })];
}
