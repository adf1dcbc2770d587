import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { moveCoaches } from '../coaches/coach-placement.ts';
import type { Deps } from '../deps.ts';
import type { Category } from './category.ts';
import { lockCategories, requireCategory } from './category-table.ts';
import { liesWithin } from './placing.ts';
import { recordCategoryAction, requireAdmin } from './record-action.ts';
import { removeEmpty, removeFromTree } from './remove-category.ts';
import { activePath } from './tree.ts';

/** Deletes a category; its coaches and subcategories move to the target, which is needed unless it is empty. */
export const deleteCategory =
  (deps: Deps): Handler<typeof contracts.deleteCategory> =>
  async ({ caller, input: { id, targetId } }) => {
    const { db, cache } = deps;
    const undoableEntryId = await db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const before = requireCategory(all, id);
      if (targetId === undefined) await removeEmpty(deps, tx, all, before);
      else {
        requireTarget(all, id, targetId);
        await moveCoaches(tx, id, targetId);
        await removeFromTree(deps, tx, all, before, targetId);
      }
      const actorId = requireAdmin(caller);
      return recordCategoryAction(deps, tx, { actorId, action: 'category-deleted', before, after: null, movedTo: targetId });
    });
    cache.forget();
    return { undoableEntryId };
  };

function requireTarget(all: readonly Category[], id: string, targetId: string): void {
  requireCategory(all, targetId);
  if (liesWithin(all, targetId, id)) throw refused('the target must not be the category itself or lie below it');
  // Coaches would be found nowhere any more without anybody having said so.
  if (!activePath(all, targetId)) throw refused('the target must be active, and so must everything above it');
}

const refused = (problem: string) => failure('VALIDATION_FAILED', [{ path: 'targetId', problem }]);
