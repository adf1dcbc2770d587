import type { deleteUser as contract } from '@pusula/contracts';
import { provenAdmin } from '../own-calls/acting-admin.ts';
import type { OwnHandler, OwnParts } from '../own-calls/own-call.ts';
import { editAccount } from './edit-account.ts';

/** Soft-deletes a person; another status restores them. */
export const deleteUser =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async ({ input: { id }, caller, signal }) => {
    const admin = await provenAdmin(parts, caller);
    const { undoableEntryId } = await editAccount(parts, { ...admin, id, edit: { status: 'deleted' } }, signal);
    return { undoableEntryId };
  };
