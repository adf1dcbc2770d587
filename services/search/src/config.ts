import { type ConfigOf, httpAddress, inDevelopment, serviceConfig, wholeNumber } from '@pusula/service-kit';
import { z } from 'zod';

/** What this service reads from its environment; README.md has the table. */
export const searchConfig = {
  ...serviceConfig,
  /** Not set while developing: the index lives in this process's memory and is filled from the database at start. */
  ELASTICSEARCH_URL: inDevelopment(httpAddress(), undefined),
  /** The alias under which the index is searched in Elasticsearch; several installations can share a server by different names. */
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,80}$/, 'must be lower-case letters, digits or dashes')
    .default('pusula-coaches'),
  /** How often index and database are compared, in milliseconds. */
  DRIFT_CHECK_MS: wholeNumber(1_000, 86_400_000).default(300_000),
} as const;
export type SearchConfig = ConfigOf<typeof searchConfig>;
