import { setTimeout as wait } from 'node:timers/promises';
import { type ActionTaken, type undoAction as contract, undoableAction, undoCategoryAction, undoPersonEdit } from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit';
import { provenAdmin } from '../own-calls/acting-admin.ts';
import type { OwnHandler, OwnParts } from '../own-calls/own-call.ts';
import { editAccount } from '../users/edit-account.ts';
import { takingBack } from './taking-back.ts';

/** What another service did reaches the log as an event, a moment after its answer: whoever undoes it at once is not told that there is no such entry. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 200;

async function readAction({ identity }: OwnParts, id: string, signal: AbortSignal): Promise<ActionTaken> {
  for (let looks = 1; ; looks += 1) {
    try {
      return (await identity(undoableAction, { id }, { signal })).action;
    } catch (error) {
      const isUnheard = isFailure(error) && error.code === 'AUDIT_ENTRY_NOT_FOUND';
      if (!isUnheard || looks === LOOKS) throw error;
      await wait(LOOK_AGAIN_MS, undefined, { signal });
    }
  }
}

/** Undoes an admin's action by the way on which it was done. What has changed since is not overwritten. */
export const undoAction =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async ({ input: { id: entryId }, caller, signal }) => {
    const admin = await provenAdmin(parts, caller);
    const action = await readAction(parts, entryId, signal);
    const { kind, id } = action.subject;
    if (kind === 'category') {
      await parts.catalog(undoCategoryAction, { actorId: admin.actorId, taken: action }, { signal });
      return {};
    }
    if (kind !== 'user') throw failure('NOT_UNDOABLE');
    const { account, expected, undone } = takingBack(action.changes);
    // An entry from the time when both owners were edited in one step holds changes of both.
    if (Object.keys(account).length > 0) await editAccount(parts, { ...admin, id, edit: account, expected, undoes: entryId }, signal);
    if (undone.length > 0) await parts.profile(undoPersonEdit, { actorId: admin.actorId, id, entryId, changes: [...undone] }, { signal });
    return {};
  };
