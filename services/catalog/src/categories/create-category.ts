import { type createCategory as contract, DEFAULT_LANGUAGE } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { newCategory } from './category.ts';
import { publishChanged } from './category-events.ts';
import { insertCategory, lockCategories } from './category-table.ts';
import { childrenOf, lastPlace, requireParent } from './placing.ts';
import { recordCategoryAction, requireAdmin } from './record-action.ts';
import { categoryNode } from './tree.ts';

/** Adds a category at the end of its siblings. */
export const createCategory =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input: { category: draft } }) => {
    const { db, outbox, ids, cache, clock } = deps;
    const created = await db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      requireParent(all, draft.parentId);
      const category = newCategory(ids.next(), draft, lastPlace(childrenOf(all, draft.parentId)), clock.now());
      await insertCategory(tx, category);
      await publishChanged(outbox, tx, [category]);
      await recordCategoryAction(deps, tx, { actorId: requireAdmin(caller), action: 'category-created', before: null, after: category });
      return category;
    });
    cache.forget();
    return { category: categoryNode(created, new Map(), DEFAULT_LANGUAGE) };
  };
