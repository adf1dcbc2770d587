import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { countCoachesIn } from '../coaches/coach-placement.ts';
import type { Deps } from '../deps.ts';
import type { Category } from './category.ts';
import { publishDeleted } from './category-events.ts';
import { markDeleted } from './category-table.ts';
import { childrenOf, dissolveCategory } from './placing.ts';
import { saveChanges } from './save-changes.ts';

type Needs = Pick<Deps, 'outbox' | 'clock'>;

/**
 * Takes a category out of the tree, and its subcategories to the target; its siblings close up.
 * @param movedTo the target; null when the category is empty
 */
export async function removeFromTree(
  deps: Needs,
  tx: EntityManager,
  all: readonly Category[],
  category: Category,
  movedTo: string | null,
): Promise<void> {
  await saveChanges(deps, tx, all, dissolveCategory(all, category, movedTo));
  const version = category.version + 1;
  await markDeleted(tx, category.id, version, deps.clock.now(), movedTo);
  await publishDeleted(deps.outbox, tx, category.id, version, movedTo);
}

/** @throws failure('CATEGORY_NOT_EMPTY') when there are coaches in it or categories below it */
export async function removeEmpty(deps: Needs, tx: EntityManager, all: readonly Category[], category: Category): Promise<void> {
  if (childrenOf(all, category.id).length > 0 || (await countCoachesIn(tx, category.id)) > 0) throw failure('CATEGORY_NOT_EMPTY');
  await removeFromTree(deps, tx, all, category, null);
}
