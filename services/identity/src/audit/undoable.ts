import { type AuditedAction, LIMITS } from '@pusula/contracts';
import type { ToldEntry } from './read-entries.ts';

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

/**
 * Pure: until when an action can be taken back; null when it cannot, or not any more. That of an address never can: its owner may have proven it since. Without
 * its detail nobody knows what to put back.
 */
export function undoableUntil({ action, at, changes, undoneBy }: ToldEntry, now: Date): Date | null {
  if (!UNDOABLE.has(action) || undoneBy !== null || changes.length === 0) return null;
  if (changes.some(({ field }) => field === 'email')) return null;
  const until = new Date(at.getTime() + LIMITS.undoMs);
  return now < until ? until : null;
}
