import { type AuditEntry, type AuditedAction, LIMITS } from '@pusula/contracts';
import type { ReadEntry } from './read-entries.ts';

type Undoing = Pick<ReadEntry, 'action' | 'at' | 'changes' | 'isSuperseded'> & { readonly undoneBy: unknown };
/** Until when, or why not: one of the two. */
type Undo = { readonly until: Date; readonly obstacle: null } | { readonly until: null; readonly obstacle: AuditEntry['undoObstacle'] };

const UNDOABLE: ReadonlySet<AuditedAction> = new Set<AuditedAction>([
  'user-edited',
  'user-enabled',
  'user-disabled',
  'user-deleted',
  'user-restored',
  'category-created',
  'category-edited',
  'category-examples-edited',
  'category-deleted',
]);

/** An address, which its owner may have proven since; a picture, whose files are gone; where what was in a deleted category went. */
const LASTING: ReadonlySet<string> = new Set(['email', 'imageFileName', 'movedTo']);

/** Pure: whether what was done just now can be undone. Without its detail nobody knows what to put back. */
export const canBeUndone = ({ action, changes }: Pick<ReadEntry, 'action' | 'changes'>): boolean =>
  UNDOABLE.has(action) && changes.length > 0 && !changes.some(({ field }) => LASTING.has(field));

/** Pure: until when an action can be undone, or why it cannot. */
export function undoOf(entry: Undoing, now: Date): Undo {
  const until = new Date(entry.at.getTime() + LIMITS.undoMs);
  if (entry.undoneBy !== null) return { until: null, obstacle: 'undone' };
  if (!canBeUndone(entry)) return { until: null, obstacle: 'final' };
  if (now >= until) return { until: null, obstacle: 'too-old' };
  return entry.isSuperseded ? { until: null, obstacle: 'superseded' } : { until, obstacle: null };
}
