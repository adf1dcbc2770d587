import { type updateCategory as contract, DEFAULT_LANGUAGE } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { reviseCategory } from './category.ts';
import { lockCategories, requireCategory } from './category-table.ts';
import { placeCategory } from './placing.ts';
import { recordCategoryAction, requireAdmin } from './record-action.ts';
import { saveChanges } from './save-changes.ts';
import { categoryNode } from './tree.ts';

/** Renames, describes, moves, reorders, activates or deactivates a category; its siblings close up or make room. */
export const updateCategory =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input: { category: revision } }) => {
    const { db, cache } = deps;
    const { saved, undoableEntryId } = await db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const before = requireCategory(all, revision.id);
      const revised = reviseCategory(before, revision);
      const placed = placeCategory(all, revised, revision.parentId ?? before.parentId, revision.order);
      const changed = await saveChanges(deps, tx, all, placed);
      const after = changed.find(({ id }) => id === before.id);
      if (!after) return { saved: before, undoableEntryId: null };
      const action = { actorId: requireAdmin(caller), action: 'category-edited', before, after } as const;
      return { saved: after, undoableEntryId: await recordCategoryAction(deps, tx, action) };
    });
    cache.forget();
    const { counts } = await cache.get(true);
    return { category: categoryNode(saved, counts, DEFAULT_LANGUAGE), undoableEntryId };
  };
