import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { categorySharingAddress, shownOf } from '../sharing/category-sharing.ts';
import { activePath, activeTree, categoryNode } from './tree.ts';

/** One active category with everything below it, and the categories above it from the top. */
export const getCategoryById =
  ({ cache, config: { BRAND_NAME } }: Deps): Handler<typeof contracts.getCategoryById> =>
  async ({ input: { id, language, useCache } }) => {
    const catalog = await cache.get(useCache);
    const path = activePath(catalog.categories, id)?.map((category) => categoryNode(category, catalog.counts, language));
    const category = path?.pop();
    const shows = shownOf(catalog, id, language, BRAND_NAME);
    if (!path || !category || !shows) throw failure('CATEGORY_NOT_FOUND');
    const sharingPicture = categorySharingAddress(id, language, shows);
    return { categories: [{ ...category, sharingPicture, categories: activeTree(catalog, language, id) }], parents: path };
  };
