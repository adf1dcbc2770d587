import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { Deps } from '../service.ts';
import { differs, reviseCategory } from './category.ts';
import { lockCategories, requireCategory, saveCategory } from './category-table.ts';
import { placeCategory } from './placing.ts';
import { tellChanged } from './tell.ts';
import { categoryNode } from './tree.ts';

/** Renames, describes, moves, reorders, activates or deactivates a category; its siblings close up or make room. */
export const updateCategory =
  ({ db, outbox, cache }: Deps): Handler<typeof contracts.updateCategory> =>
  async ({ input: { category: revision } }) => {
    const after = await db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const before = requireCategory(all, revision.id);
      const revised = reviseCategory(before, revision);
      const placed = placeCategory(all, revised, revision.parentId ?? before.parentId, revision.order);
      const changed = placed
        .filter((category) => differs(category, requireCategory(all, category.id)))
        .map((category) => ({ ...category, version: category.version + 1 }));
      for (const category of changed) await saveCategory(tx, category);
      await tellChanged(outbox, tx, changed);
      return changed.find(({ id }) => id === before.id) ?? before;
    });
    cache.forget();
    const { counts } = await cache.get(true);
    return { category: categoryNode(after, counts, 'tr') };
  };
