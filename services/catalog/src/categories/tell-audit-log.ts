import { type ActionTaken, type Caller, catalogActionTaken } from '@pusula/contracts';
import { actionTaken, failure } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type Category, changesBetween } from './category.ts';

type AuditAction = Pick<ActionTaken, 'actorId' | 'changes'> & {
  readonly action: Extract<ActionTaken['action'], `category-${string}`>;
  /** Of the category. */
  readonly id: string;
  /** The entry that is taken back. */
  readonly undoes?: string;
};

/**
 * Records in the audit log what was done to one category, in the transaction in which it is done. Siblings that close up or make room are no actions of their own.
 * @returns the id of the entry
 */
export async function recordAction(
  { outbox, clock, ids }: Pick<Deps, 'outbox' | 'clock' | 'ids'>,
  tx: EntityManager,
  { id, ...done }: AuditAction,
): Promise<string> {
  const entryId = ids.next();
  await outbox.add(tx, actionTaken(catalogActionTaken, { clock, ids }, { ...done, id: entryId, subject: { kind: 'category', id } }));
  return entryId;
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
 * Tells the audit log what was changed about one category.
 * @returns the entry by which it can be undone; null for what moved elsewhere with a deletion
 */
export async function tellTaken(
  deps: Pick<Deps, 'outbox' | 'clock' | 'ids'>,
  tx: EntityManager,
  { actorId, action, before, after, movedTo }: CategoryAction,
): Promise<string | null> {
  const changes = changesBetween(before, after);
  if (movedTo !== undefined) changes.push({ field: 'movedTo', before: null, after: movedTo });
  const entryId = await recordAction(deps, tx, { actorId, action, id: (after ?? before)?.id ?? '', changes });
  return movedTo === undefined ? entryId : null;
}

/** @returns the id of the admin who calls: the door lets nobody else in */
export function requireAdmin(caller: Caller): string {
  if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
  return caller.id;
}
