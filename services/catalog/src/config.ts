import { type ConfigOf, serviceConfig, setting, sharedSettings, wholeNumber } from '@pusula/service-kit/config';

/** What this service reads from its environment. */
export const catalogConfig = {
  ...serviceConfig,
  CATEGORY_CACHE_MS: setting("How long readers may miss another replica's change", wholeNumber(0, 60_000).default(500)),
  BRAND_NAME: sharedSettings.BRAND_NAME,
} as const;
export type CatalogConfig = ConfigOf<typeof catalogConfig>;
