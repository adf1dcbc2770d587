import { type undoAction as contract, undoableAction, undoCategoryAction } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { actingAdmin } from '../own-calls/acting-admin.ts';
import type { OwnHandler, OwnParts } from '../own-calls/own-call.ts';
import { editPerson } from '../users/edit-person.ts';
import { takingBack } from './taking-back.ts';

/** Takes an admin's action back by the way on which it was done. What has changed since is not overwritten. */
export const undoAction =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async ({ input: { id: entryId }, caller, signal }) => {
    const actorId = await actingAdmin(parts, caller);
    const { action } = await parts.identity(undoableAction, { id: entryId }, { signal });
    const { kind, id } = action.subject;
    if (kind === 'category') {
      await parts.catalog(undoCategoryAction, { actorId, taken: action }, { signal });
      return {};
    }
    if (kind !== 'user') throw failure('NOT_UNDOABLE');
    const { account, expected, undone } = takingBack(action.changes);
    await editPerson(parts, { actorId, id, account, person: {}, taken: { entryId, expected, undone } }, signal);
    return {};
  };
