import type { Database } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import { freshValue } from '../fresh-value.ts';
import { loadCategories } from '../projection/category-table.ts';
import type { Categories } from '../projection/category-tree.ts';

/** Another replica's change is seen after this long at most. */
const MAXIMUM_AGE_MS = 500;

/** The categories as results name them. While the database is away they are those last seen: searching goes on without it. */
export type CategoryCache = { readonly get: () => Promise<Categories> };

export const categoryCache = ({ db, clock, log }: { db: Database; clock: Clock; log: Log }): CategoryCache => ({
  get: freshValue({
    load: () => loadCategories(db.manager),
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
    log,
    problem: 'categories cannot be read: those last seen are shown',
  }),
});
