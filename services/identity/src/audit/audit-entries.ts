import { type auditEntries as contract, LIMITS, type ReplyOf } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { deletedCategories } from './deleted-categories.ts';
import { type ReadEntry, readEntries } from './read-entries.ts';
import { undoOf } from './undoable.ts';

type Entry = ReplyOf<typeof contract>['entries'][number];

/** The log as administrators read it, newest first. */
export const auditEntries =
  ({ db, clock }: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const now = clock.now();
    const found = await readEntries(db.manager, input, LIMITS.auditEntriesPage + 1, now);
    const page = found.slice(0, LIMITS.auditEntriesPage);
    return {
      entries: page.map((entry) => entryAt(entry, now)),
      next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
      deletedCategories: await deletedCategories(db.manager, page),
    };
  };

/** Pure. */
function entryAt(entry: ReadEntry, now: Date): Entry {
  const { id, at, action, subjectKind, subjectId, person, changes, undoes, undoneBy } = entry;
  const isPerson = subjectKind === 'user' && subjectId !== '';
  const undo = undoOf(entry, now);
  return {
    id,
    at: at.toISOString(),
    actor: actorOf(entry),
    action,
    subject: { kind: subjectKind, id: subjectId },
    person: isPerson ? { id: subjectId, ...person } : null,
    changes: [...changes],
    undoableUntil: undo.until?.toISOString() ?? null,
    undoObstacle: undo.obstacle,
    undoes,
    undoneBy: undoneBy && { id: undoneBy.id, at: new Date(undoneBy.at).toISOString(), actor: actorOf(undoneBy) },
  };
}

/** Pure: null is an operator's command. */
const actorOf = ({ actorId, actor }: Pick<ReadEntry, 'actorId' | 'actor'>): Entry['actor'] =>
  actorId === 'operator' ? null : { id: actorId, ...actor };
