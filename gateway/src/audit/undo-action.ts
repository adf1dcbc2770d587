import { setTimeout as wait } from 'node:timers/promises';
import {
  type ActionTaken,
  type undoAction as contract,
  type UndoableSubject,
  undoableAction,
  undoCategoryAction,
  undoPersonEdit,
} from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { provenAdmin } from '../sessions/acting-admin.ts';
import { editAccount } from '../users/edit-account.ts';
import { reversedChanges } from './reversed-changes.ts';

/** An action of another service reaches the log as an event, a moment after its reply: an undo that comes at once waits for the entry. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 200;

async function readAction({ identity }: Deps, id: string, signal: AbortSignal): Promise<ActionTaken> {
  for (let looks = 1; ; looks += 1) {
    try {
      return (await identity(undoableAction, { id }, { signal })).action;
    } catch (error) {
      const isUnrecorded = isFailure(error) && error.code === 'AUDIT_ENTRY_NOT_FOUND';
      if (!isUnrecorded || looks === LOOKS) throw error;
      await wait(LOOK_AGAIN_MS, undefined, { signal });
    }
  }
}

type Undoing = { readonly admin: Awaited<ReturnType<typeof provenAdmin>>; readonly action: ActionTaken; readonly signal: AbortSignal };
type Undo = (deps: Deps, undoing: Undoing) => Promise<unknown>;

const undoUserEdit: Undo = async (deps, { admin, action: { id: entryId, subject, changes }, signal }) => {
  const { account, expected, undone } = reversedChanges(changes);
  const { id } = subject;
  // An entry from the time when both owners were edited in one step holds changes of both.
  if (Object.keys(account).length > 0) await editAccount(deps, { ...admin, id, edit: account, expected, undoes: entryId }, signal);
  if (undone.length > 0) await deps.profile(undoPersonEdit, { actorId: admin.actorId, id, entryId, changes: [...undone] }, { signal });
};

/** The way to the owner, for each kind of subject of which the table of actions says that it can be undone. */
const UNDO_BY_SUBJECT: Readonly<Record<UndoableSubject, Undo>> = {
  user: undoUserEdit,
  category: ({ catalog }, { admin, action, signal }) => catalog(undoCategoryAction, { actorId: admin.actorId, taken: action }, { signal }),
};
const isUndoable = (kind: string): kind is UndoableSubject => Object.hasOwn(UNDO_BY_SUBJECT, kind);

/** Undoes an admin's action by the way on which it was done. What has changed since is not overwritten. */
export const undoAction =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { id }, caller, signal }) => {
    const admin = await provenAdmin(deps, caller);
    const action = await readAction(deps, id, signal);
    const { kind } = action.subject;
    if (!isUndoable(kind)) throw failure('NOT_UNDOABLE');
    await UNDO_BY_SUBJECT[kind](deps, { admin, action, signal });
    return {};
  };
