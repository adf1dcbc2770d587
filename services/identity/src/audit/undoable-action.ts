import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type ReadEntry, readEntries } from './read-entries.ts';
import { undoOf } from './undoable.ts';

/** An entry that can still be undone, for whoever does it. */
export const undoableAction =
  ({ db, clock }: Deps): Handler<typeof contracts.undoableAction> =>
  async ({ input }) => {
    const now = clock.now();
    const [entry] = await readEntries(db.manager, { id: input.id }, 1, now);
    if (!entry) throw failure('AUDIT_ENTRY_NOT_FOUND');
    const { id, at, actorId, action, subjectKind, subjectId, changes, undoes } = requireOpen(entry, now);
    const subject = { kind: subjectKind, id: subjectId };
    return { action: { id, at: at.toISOString(), actorId, action, subject, changes: [...changes], undoes } };
  };

/**
 * Makes sure, once the account is locked, that an entry is about it and still open: of two who undo it at once, one does.
 * @throws failure: NOT_UNDOABLE, or CONFLICT when it was changed again since
 */
export async function requireUndoable(tx: EntityManager, id: string, now: Date, subjectId: string): Promise<void> {
  const [entry] = await readEntries(tx, { id, subjectId }, 1, now);
  if (!entry) throw failure('NOT_UNDOABLE');
  requireOpen(entry, now);
}

function requireOpen(entry: ReadEntry, now: Date): ReadEntry {
  const { obstacle } = undoOf(entry, now);
  if (obstacle !== null) throw failure(obstacle === 'superseded' ? 'CONFLICT' : 'NOT_UNDOABLE');
  return entry;
}
