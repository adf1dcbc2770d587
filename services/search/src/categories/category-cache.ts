import type { Database } from '@pusula/service-kit/db';
import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import type { Categories } from '../documents/category-tree.ts';
import { loadCategories } from './category-table.ts';

/** Another replica's change is seen after this long at most. */
const MAXIMUM_AGE_MS = 500;

/** The categories as results name them. While the database is away they are those last seen: searching goes on without it. */
export type CategoryCache = { readonly get: () => Promise<Categories> };

export function categoryCache({ db, clock, log }: { db: Database; clock: Clock; log: Log }): CategoryCache {
  let kept: Categories | undefined;
  let loading: Promise<Categories> | undefined;
  let freshUntil = 0;
  const warn = repeatedWarning(log, 'categories cannot be read: those last seen are shown');

  const load = async (): Promise<Categories> => {
    try {
      kept = await loadCategories(db.manager);
    } catch (error) {
      if (!kept) throw error;
      warn(error);
    }
    freshUntil = clock.now().getTime() + MAXIMUM_AGE_MS;
    return kept;
  };

  return {
    get: async () => {
      if (kept && clock.now().getTime() < freshUntil) return kept;
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}
