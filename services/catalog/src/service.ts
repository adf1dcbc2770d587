import { catalogForgot } from '@pusula/contracts';
import type { Schema } from '@pusula/service-kit/db';
import type { Service, ServiceOptions } from '@pusula/service-kit/service';
import { api } from './api.ts';
import { CategoryExamplesTable } from './categories/category-examples.ts';
import { CategoryTable } from './categories/category-table.ts';
import { importCategories } from './categories/import-categories.ts';
import { CoachPlacementTable } from './coaches/coach-placement.ts';
import type { CatalogConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { events } from './events.ts';
import { Categories1760000000001 } from './migrations/0001-categories.ts';
import { CategorySuccessors1760000000002 } from './migrations/0002-category-successors.ts';
import { CategoryExamples1760000000003 } from './migrations/0003-category-examples.ts';
import { CategoryDates1760000000004 } from './migrations/0004-category-dates.ts';
import { CategoryNames1760000000005 } from './migrations/0005-category-names.ts';
import { categorySharingPage } from './sharing/category-sharing.ts';

export type { ImportedCategory } from './categories/import-categories.ts';
export { catalogConfig } from './config.ts';

export const schema: Schema = {
  tables: [CategoryTable, CategoryExamplesTable, CoachPlacementTable],
  migrations: [
    Categories1760000000001,
    CategorySuccessors1760000000002,
    CategoryExamples1760000000003,
    CategoryDates1760000000004,
    CategoryNames1760000000005,
  ],
  localised: [
    { table: 'category', texts: ['name', 'description'] },
    { table: 'category_examples', lists: ['', 'also_called'] },
  ],
};

export type CatalogService = Service & { readonly importCategories: ReturnType<typeof importCategories> };

/** The category tree in both languages, with its coach counts. */
export function createCatalogService(options: ServiceOptions<CatalogConfig>): CatalogService {
  const deps = createDeps(options);
  return {
    api: api(deps),
    events: events(),
    forgetting: { receipt: catalogForgot },
    pages: [categorySharingPage(deps)],
    importCategories: importCategories(deps),
  };
}
