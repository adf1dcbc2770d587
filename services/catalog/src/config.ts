import { type ConfigOf, serviceConfig, wholeNumber } from '@pusula/service-kit/config';
import { z } from 'zod';

/** What this service reads from its environment; README.md has the table. */
export const catalogConfig = {
  ...serviceConfig,
  /** How long readers who allow the cache may miss another process's change, in milliseconds. */
  CATEGORY_CACHE_MS: wholeNumber(0, 60_000).default(500),
  /** On the pictures of shared links. */
  BRAND_NAME: z.string().min(1, 'must not be empty').max(40, 'must be at most 40 characters').default('Pusula'),
} as const;
export type CatalogConfig = ConfigOf<typeof catalogConfig>;
