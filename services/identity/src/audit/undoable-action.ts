import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { readEntries, type ToldEntry } from './read-entries.ts';
import { undoableUntil } from './undoable.ts';

/** An entry that can still be taken back, for whoever does it. */
export const undoableAction =
  ({ db, clock }: Deps): Handler<typeof contracts.undoableAction> =>
  async ({ input }) => {
    const [entry] = await readEntries(db.manager, { id: input.id }, 1);
    if (!entry) throw failure('AUDIT_ENTRY_NOT_FOUND');
    const { id, at, actorId, action, subjectKind, subjectId, changes, undoes } = requireOpen(entry, clock.now());
    const subject = { kind: subjectKind, id: subjectId };
    return { action: { id, at: at.toISOString(), actorId, action, subject, changes: [...changes], undoes } };
  };

/**
 * Makes sure, once the account is locked, that an entry is about it and still open: of two who take it back at once, one does.
 * @throws failure('NOT_UNDOABLE')
 */
export async function requireUndoable(tx: EntityManager, id: string, now: Date, subjectId: string): Promise<void> {
  const [entry] = await readEntries(tx, { id, subjectId }, 1);
  if (!entry) throw failure('NOT_UNDOABLE');
  requireOpen(entry, now);
}

function requireOpen(entry: ToldEntry, now: Date): ToldEntry {
  if (undoableUntil(entry, now) === null) throw failure('NOT_UNDOABLE');
  return entry;
}
