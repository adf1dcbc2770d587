import { type updateUser as contract, editedUser } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { provenAdmin } from '../own-calls/acting-admin.ts';
import type { OwnHandler, OwnParts } from '../own-calls/own-call.ts';
import { editPerson } from './edit-person.ts';
import { partsOf } from './revision-parts.ts';

/** An admin's edit of a person, and the person as they are then. */
export const updateUser =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async ({ input: { user: revision }, caller, signal }) => {
    const admin = await provenAdmin(parts, caller);
    const { id, version, accountVersion, language } = revision;
    const edited = await editPerson(parts, { ...admin, id, version, accountVersion, ...partsOf(revision) }, signal);
    const { user } = await parts.profile(editedUser, { id, language }, { signal });
    // An old answer would look as if nothing had been saved.
    if (user.accountVersion < edited.version) throw failure('SERVICE_UNAVAILABLE');
    return { user, undoableEntryId: edited.undoableEntryId };
  };
