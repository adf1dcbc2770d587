import { isDeepStrictEqual } from 'node:util';
import type { PersonChange, personEdited } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { saveRevised } from '../people/change-profile.ts';
import type { Profile } from '../people/profile.ts';
import { lockProfile } from '../people/profile-store.ts';
import { showPicture } from '../pictures/show-picture.ts';
import { knownSpecialties } from '../specialties/specialty.ts';
import { applied, isCoaching, presentValue } from './edited-fields.ts';

/**
 * Makes the changes of an admin's edit that still hold; whoever has saved in between keeps what they said. Told before the version of the account that the edit
 * made, so that whoever waits for that version (people/await-account.ts) reads the edit. Of somebody erased there is nothing left to change.
 */
export const hearPersonEdit =
  ({ outbox, clock, log }: Pick<Deps, 'outbox' | 'clock' | 'log'>): Consumer<typeof personEdited> =>
  async (tx, { data: { id, changes } }) => {
    const before = await lockProfile(tx, id);
    if (!before) return;
    const holding: PersonChange[] = [];
    for (const change of changes) if (await stillHolds(tx, before, change)) holding.push(change);
    if (holding.length < changes.length) {
      const fields = changes.filter((change) => !holding.includes(change)).map(({ field }) => field);
      log.warn({ person: id, fields }, 'changes of an edit were left out: what they were to change is another by now');
    }
    if (holding.length === 0) return;
    const revised = applied(before, holding);
    await showPicture(tx, before.person, revised.person.imageName, clock.now());
    await saveRevised(tx, { outbox, clock }, before, revised);
  };

/** A category that has been deleted since the edit was planned is not brought back by it. */
async function stillHolds(tx: EntityManager, profile: Profile, { field, before, after }: PersonChange): Promise<boolean> {
  if (isCoaching(field) && !profile.coach) return false;
  if (!isDeepStrictEqual(presentValue(profile, field), before)) return false;
  if (field !== 'categories') return true;
  const ids = after as string[];
  return (await knownSpecialties(tx, ids)).length === ids.length;
}
