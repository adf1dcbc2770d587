import { type ConfigOf, serviceConfig, wholeNumber } from '@pusula/service-kit';

/** What this service reads from its environment; README.md has the table. */
export const catalogConfig = {
  ...serviceConfig,
  /** How long readers who allow the cache may miss another process's change, in milliseconds. */
  CATEGORY_CACHE_MS: wholeNumber(0, 60_000).default(500),
} as const;
export type CatalogConfig = ConfigOf<typeof catalogConfig>;
