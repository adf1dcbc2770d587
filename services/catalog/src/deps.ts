import type { Parts } from '@pusula/service-kit';
import { type CatalogCache, catalogCache } from './categories/catalog-cache.ts';
import { allCategories } from './categories/category-table.ts';
import { companies } from './coaches/coach-placement.ts';
import { countCoaches } from './coaches/count-coaches.ts';
import type { CatalogConfig } from './config.ts';

/** What the verbs of this service work with. */
export type Deps = Parts & { readonly cache: CatalogCache };

export function createDeps(parts: Parts<CatalogConfig>): Deps {
  const load = async () => {
    const [categories, coaches] = await Promise.all([allCategories(parts.db.manager), companies(parts.db.manager)]);
    return { categories, counts: countCoaches(categories, coaches) };
  };
  return { ...parts, cache: catalogCache(load, parts.clock, parts.config.CATEGORY_CACHE_MS) };
}
