import { type auditEntries as contract, LIMITS, type ReplyOf } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { readEntries, type ToldEntry } from './read-entries.ts';
import { undoableUntil } from './undoable.ts';

/** The log as administrators read it, newest first. */
export const auditEntries =
  ({ db, clock }: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const found = await readEntries(db.manager, input, LIMITS.auditEntriesPage + 1);
    const page = found.slice(0, LIMITS.auditEntriesPage);
    const now = clock.now();
    return { entries: page.map((entry) => toldAt(entry, now)), next: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
  };

/** Pure. */
function toldAt(entry: ToldEntry, now: Date): ReplyOf<typeof contract>['entries'][number] {
  const { id, at, actorId, action, subjectKind, subjectId, changes, undoes, undoneBy } = entry;
  const isPerson = subjectKind === 'user' && subjectId !== '';
  return {
    id,
    at: at.toISOString(),
    actor: actorId === 'operator' ? null : { id: actorId, firstName: entry.actorName, email: entry.actorEmail },
    action,
    subject: { kind: subjectKind, id: subjectId },
    person: isPerson ? { id: subjectId, firstName: entry.personName, email: entry.personEmail } : null,
    changes: [...changes],
    undoableUntil: undoableUntil(entry, now)?.toISOString() ?? null,
    undoes,
    undoneBy,
  };
}
