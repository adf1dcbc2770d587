import { type ActionTaken, type Caller, catalogActionTaken } from '@pusula/contracts';
import { actionTaken, failure } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type Category, changesBetween } from './category.ts';

export type CategoryAction = Pick<ActionTaken, 'actorId'> & {
  readonly action: Extract<ActionTaken['action'], `category-${string}`>;
  /** Null: it was not there. */
  readonly before: Category | null;
  /** Null: it is gone. */
  readonly after: Category | null;
  /** Of a deletion: where coaches and subcategories went. */
  readonly movedTo?: string | undefined;
  /** The entry that is taken back. */
  readonly undoes?: string;
};

/**
 * Tells the audit log what was done to one category. Siblings that close up or make room are no actions of their own.
 * @returns the entry by which it can be undone; null for what moved elsewhere with a deletion
 */
export async function tellTaken(
  { outbox, clock, ids }: Pick<Deps, 'outbox' | 'clock' | 'ids'>,
  tx: EntityManager,
  { actorId, action, before, after, movedTo, undoes }: CategoryAction,
): Promise<string | null> {
  const id = (after ?? before)?.id ?? '';
  const changes = changesBetween(before, after);
  if (movedTo !== undefined) changes.push({ field: 'movedTo', before: null, after: movedTo });
  const entryId = ids.next();
  const done = { id: entryId, actorId, action, subject: { kind: 'category', id }, changes, ...(undoes && { undoes }) } as const;
  await outbox.add(tx, actionTaken(catalogActionTaken, { clock, ids }, done));
  return movedTo === undefined ? entryId : null;
}

/** @returns the id of the admin who calls: the door lets nobody else in */
export function requireAdmin(caller: Caller): string {
  if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
  return caller.id;
}
