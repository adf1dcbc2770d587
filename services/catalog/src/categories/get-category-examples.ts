import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { findExamples } from './category-examples.ts';
import { allCategories, requireCategory } from './category-table.ts';

/** What people say when they need a category, straight from the database. */
export const getCategoryExamples =
  ({ db }: Deps): Handler<typeof contracts.categoryExamples> =>
  async ({ input: { id } }) => {
    requireCategory(await allCategories(db.manager), id);
    return findExamples(db.manager, id);
  };
