import type { deleteUser as contract } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { provenAdmin } from '../sessions/acting-admin.ts';
import { editAccount } from './edit-account.ts';

/** Soft-deletes a person; another status restores them. */
export const deleteUser =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { id }, caller, signal }) => {
    const admin = await provenAdmin(deps, caller);
    const { undoableEntryId } = await editAccount(deps, { ...admin, id, edit: { status: 'deleted' } }, signal);
    return { undoableEntryId };
  };
