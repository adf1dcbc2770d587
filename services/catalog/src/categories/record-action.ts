import { type ActionTaken, type Caller, canBeUndone, catalogActionTaken } from '@pusula/contracts';
import { actionTaken } from '@pusula/service-kit/audit';
import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type Category, changesBetween } from './category.ts';

type AuditAction = Pick<ActionTaken, 'actorId' | 'changes'> & {
  readonly action: Extract<ActionTaken['action'], `category-${string}`>;
  /** Of the category. */
  readonly id: string;
  /** The entry that is undone. */
  readonly undoes?: string;
};

/**
 * Records in the audit log what was done to one category, in the transaction in which it is done. Siblings that close up or make room are no actions of their own.
 * @returns the entry by which it can be undone, or null
 */
export async function recordAction(
  { outbox, clock, ids }: Pick<Deps, 'outbox' | 'clock' | 'ids'>,
  tx: EntityManager,
  { id, ...done }: AuditAction,
): Promise<string | null> {
  const entryId = ids.next();
  await outbox.add(tx, actionTaken(catalogActionTaken, { clock, ids }, { ...done, id: entryId, subject: { kind: 'category', id } }));
  return canBeUndone(done) ? entryId : null;
}

type CategoryAction = Pick<AuditAction, 'actorId' | 'action'> & {
  /** Null: it was not there. */
  readonly before: Category | null;
  /** Null: it is gone. */
  readonly after: Category | null;
  /** Of a deletion: where coaches and subcategories went. */
  readonly movedTo?: string | undefined;
};

/**
 * Records in the audit log what was changed about one category.
 * @returns the entry by which it can be undone; null also for what moved elsewhere with a deletion
 */
export async function recordCategoryAction(
  deps: Pick<Deps, 'outbox' | 'clock' | 'ids'>,
  tx: EntityManager,
  { actorId, action, before, after, movedTo }: CategoryAction,
): Promise<string | null> {
  const changes = changesBetween(before, after);
  if (movedTo !== undefined) changes.push({ field: 'movedTo', before: null, after: movedTo });
  return recordAction(deps, tx, { actorId, action, id: (after ?? before)?.id ?? '', changes });
}

/** @returns the id of the admin who calls: the door lets nobody else in */
export function requireAdmin(caller: Caller): string {
  if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
  return caller.id;
}
