import type { deleteUser as contract } from '@pusula/contracts';
import { provenAdmin } from '../auth/acting-admin.ts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { editAccount } from './edit-account.ts';

/** Soft-deletes a person; another status restores them. */
export const deleteUser =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { id }, caller, signal }) => {
    const admin = await provenAdmin(deps, caller);
    const { undoableEntryId } = await editAccount(deps, { ...admin, id, edit: { status: 'deleted' } }, signal);
    return { undoableEntryId };
  };
