import { type AuditedAction, LIMITS } from '@pusula/contracts';
import type { ToldEntry } from './read-entries.ts';

type Undoing = Pick<ToldEntry, 'action' | 'at' | 'changes' | 'undoneBy'>;

const UNDOABLE: ReadonlySet<AuditedAction> = new Set<AuditedAction>([
  'user-edited',
  'user-enabled',
  'user-disabled',
  'user-deleted',
  'user-restored',
  'category-created',
  'category-edited',
  'category-deleted',
]);

/** An address, which its owner may have proven since; where what was in a deleted category went. */
const LASTING: ReadonlySet<string> = new Set(['email', 'movedTo']);

/** Pure: until when an action can be taken back; null when it cannot, or not any more. Without its detail nobody knows what to put back. */
export function undoableUntil({ action, at, changes, undoneBy }: Undoing, now: Date): Date | null {
  if (!UNDOABLE.has(action) || undoneBy !== null || changes.length === 0) return null;
  if (changes.some(({ field }) => LASTING.has(field))) return null;
  const until = new Date(at.getTime() + LIMITS.undoMs);
  return now < until ? until : null;
}
