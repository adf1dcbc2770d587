import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { activePath, activeTree, categoryNode } from './tree.ts';

/** One active category with everything below it, and the categories above it from the top. */
export const getCategoryById =
  ({ cache }: Deps): Handler<typeof contracts.getCategoryById> =>
  async ({ input: { id, language, useCache } }) => {
    const catalog = await cache.get(useCache);
    const path = activePath(catalog.categories, id)?.map((category) => categoryNode(category, catalog.counts, language));
    const category = path?.pop();
    if (!path || !category) throw failure('CATEGORY_NOT_FOUND');
    return { categories: [{ ...category, categories: activeTree(catalog, language, id) }], parents: path };
  };
