import type { Clock } from '@pusula/service-kit/service';
import type { Catalog } from './tree.ts';

/** The whole catalog as reads need it: a moment old at most, and never older than this process's own last change. */
export type CatalogCache = {
  /** @param useCache false reads the database in any case */
  readonly get: (useCache: boolean) => Promise<Catalog>;
  /** To be called after the commit of a change. */
  readonly forget: () => void;
};

/**
 * @param load reads the catalog from the database
 * @param maximumAgeMs how long other processes' changes may go unseen
 */
export function catalogCache(load: () => Promise<Catalog>, clock: Clock, maximumAgeMs: number): CatalogCache {
  let kept: { readonly catalog: Promise<Catalog>; readonly until: number } | undefined;

  const refresh = (): Promise<Catalog> => {
    const catalog = load();
    const entry = { catalog, until: clock.now().getTime() + maximumAgeMs };
    // Kept before it is there, so that many readers share one read; a change in the meantime has forgotten it by then.
    kept = entry;
    catalog.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return catalog;
  };

  return {
    get: (useCache) => {
      if (!useCache) return load();
      return kept && kept.until > clock.now().getTime() ? kept.catalog : refresh();
    },
    forget: () => {
      kept = undefined;
    },
  };
}
