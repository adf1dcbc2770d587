import { personRenamed } from '@pusula/contracts';
import { type NewEvent, newEvent } from '@pusula/service-kit';
import type { Profile } from './profile.ts';

/** Pure: what is heard of a change of a person by whoever greets them: another first name. */
export function renameEvents({ person: before }: Profile, { person: { id, version, firstName } }: Profile): NewEvent[] {
  return firstName === before.firstName ? [] : [newEvent(personRenamed, id, { id, version, firstName })];
}
