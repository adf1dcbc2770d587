import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import { hasCoaches, moveCoaches } from '../coaches/coach-placement.ts';
import type { Deps } from '../service.ts';
import type { Category } from './category.ts';
import { lockCategories, markDeleted, requireCategory, saveCategory } from './category-table.ts';
import { adoptChildren, childrenOf, liesWithin } from './placing.ts';
import { tellChanged, tellDeleted } from './tell.ts';

/** Deletes a category; its coaches and subcategories move to the target, which is needed unless it is empty. */
export const deleteCategory =
  ({ db, outbox, clock, cache }: Deps): Handler<typeof contracts.deleteCategory> =>
  async ({ input: { id, targetId } }) => {
    await db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const category = requireCategory(all, id);
      if (targetId === undefined) await requireEmpty(tx, all, id);
      else requireTarget(all, id, targetId);
      if (targetId !== undefined) {
        const moved = adoptChildren(all, id, targetId).map((child) => ({ ...child, version: child.version + 1 }));
        for (const child of moved) await saveCategory(tx, child);
        await moveCoaches(tx, id, targetId);
        await tellChanged(outbox, tx, moved);
      }
      const version = category.version + 1;
      await markDeleted(tx, id, version, clock.now(), targetId ?? null);
      await tellDeleted(outbox, tx, id, version, targetId ?? null);
    });
    cache.forget();
    return {};
  };

async function requireEmpty(tx: EntityManager, all: readonly Category[], id: string): Promise<void> {
  if (childrenOf(all, id).length > 0 || (await hasCoaches(tx, id))) throw failure('CATEGORY_NOT_EMPTY');
}

function requireTarget(all: readonly Category[], id: string, targetId: string): void {
  requireCategory(all, targetId);
  if (liesWithin(all, targetId, id)) {
    throw failure('VALIDATION_FAILED', [{ path: 'targetId', problem: 'the target must not be the category itself or lie below it' }]);
  }
}
