import type { deleteUser as contract } from '@pusula/contracts';
import { provenAdmin } from '../own-calls/acting-admin.ts';
import type { OwnHandler, OwnParts } from '../own-calls/own-call.ts';
import { editPerson } from './edit-person.ts';

/** Soft-deletes a person; another status restores them. */
export const deleteUser =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async ({ input: { id }, caller, signal }) => {
    const admin = await provenAdmin(parts, caller);
    const { undoableEntryId } = await editPerson(parts, { ...admin, id, account: { status: 'deleted' }, person: {} }, signal);
    return { undoableEntryId };
  };
