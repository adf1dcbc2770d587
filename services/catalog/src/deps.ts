import type { ServiceOptions } from '@pusula/service-kit/service';
import { type CatalogCache, catalogCache } from './categories/catalog-cache.ts';
import { allCategories } from './categories/category-table.ts';
import { countCoaches } from './categories/count-coaches.ts';
import { companies } from './coaches/coach-placement.ts';
import type { CatalogConfig } from './config.ts';

/** What the verbs of this service work with. */
export type Deps = ServiceOptions<CatalogConfig> & { readonly cache: CatalogCache };

export function createDeps(options: ServiceOptions<CatalogConfig>): Deps {
  const load = async () => {
    const [categories, coaches] = await Promise.all([allCategories(options.db.manager), companies(options.db.manager)]);
    return { categories, counts: countCoaches(categories, coaches) };
  };
  return { ...options, cache: catalogCache(load, options.clock, options.config.CATEGORY_CACHE_MS) };
}
