import { isDeepStrictEqual } from 'node:util';
import type * as contracts from '@pusula/contracts';
import type { PersonChange, PersonEdit, PersonField } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { type Profile, requireUnchanged } from '../people/profile.ts';
import { lockOwnProfile } from '../people/profile-store.ts';
import { requireSpecialties } from '../specialties/specialty.ts';
import { isCoaching, presentValue } from './edited-fields.ts';
import { storedValue } from './stored-values.ts';

/** What an admin's edit, or taking one back, would change about a person. Locked, so that all of it is read of one moment. */
export const planPersonEdit =
  ({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>): Handler<typeof contracts.planPersonEdit> =>
  ({ input: { id, edit, version, undone } }) =>
    db.transaction(async (tx) => {
      const profile = await lockOwnProfile(tx, id);
      requireUnchanged(profile, version);
      const changes = undone.length > 0 ? takeBack(profile, undone) : differences(profile, edit, { now: clock.now(), ids });
      await requireSpecialties(
        tx,
        changes.flatMap(({ field, after }) => (field === 'categories' ? (after as string[]) : [])),
      );
      return { changes };
    });

/** Pure but for new ids. @throws failure('COACH_NOT_FOUND') for coaching of somebody who is no coach, and what storedValue refuses */
export function differences(profile: Profile, edit: PersonEdit, around: Parameters<typeof storedValue>[3]): PersonChange[] {
  const changes = (Object.keys(edit) as PersonField[]).flatMap((field) => {
    const [value, before] = [edit[field], presentValue(profile, field)];
    if (value === undefined) return [];
    const after = storedValue(profile, field, value, around);
    return isDeepStrictEqual(after, before) ? [] : [{ field, before, after }];
  });
  if (!profile.coach && changes.some(({ field }) => isCoaching(field))) throw failure('COACH_NOT_FOUND');
  return changes;
}

/** Pure. @throws failure('CONFLICT') when one of the changes is not what is there now, or took a picture away: its files are gone */
export function takeBack(profile: Profile, undone: readonly PersonChange[]): PersonChange[] {
  const isThere = ({ field, after }: PersonChange) =>
    field !== 'imageFileName' && (profile.coach || !isCoaching(field)) && isDeepStrictEqual(presentValue(profile, field), after);
  if (!undone.every(isThere)) throw failure('CONFLICT');
  return undone.map(({ field, before, after }) => ({ field, before: after, after: before }));
}
