import { type AuditEntry, canBeUndone, SERVER_LIMITS } from '@pusula/contracts';
import type { ReadEntry } from './read-entries.ts';

type Undoing = Pick<ReadEntry, 'action' | 'at' | 'changes' | 'isSuperseded'> & { readonly undoneBy: unknown };
/** Until when, or why not: one of the two. */
type Undo = { readonly until: Date; readonly obstacle: null } | { readonly until: null; readonly obstacle: AuditEntry['undoObstacle'] };

/** Pure: until when an action can be undone, or why it cannot. */
export function undoOf(entry: Undoing, now: Date): Undo {
  const until = new Date(entry.at.getTime() + SERVER_LIMITS.undoMs);
  if (entry.undoneBy !== null) return { until: null, obstacle: 'undone' };
  if (!canBeUndone(entry)) return { until: null, obstacle: 'final' };
  if (now >= until) return { until: null, obstacle: 'too-old' };
  return entry.isSuperseded ? { until: null, obstacle: 'superseded' } : { until, obstacle: null };
}
