import {
  type ConfigOf,
  httpAddress,
  inDevelopment,
  secret,
  serviceConfig,
  setting,
  sharedSettings,
  storeAddress,
  wholeNumber,
} from '@pusula/service-kit/config';
import { z } from 'zod';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment. */
export const searchConfig = {
  ...serviceConfig,
  ELASTICSEARCH_URL: setting(
    'The index, `http://user:password@host:9200`; in development, without it, the one in memory',
    inDevelopment(storeAddress(), undefined),
  ),
  SEARCH_INDEX: setting(
    'The alias under which it is searched',
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,80}$/, 'must be lower-case letters, digits or dashes')
      .default('pusula-coaches'),
  ),
  ORDER_DAY: setting(
    'Searches take this day for today: the order of equals, valid certificates. For comparing pictures or measurements',
    z.iso.date('must be a date like 2026-11-25').optional(),
  ),
  DRIFT_CHECK_MS: setting('How often index and database are compared', wholeNumber(1_000, 86_400_000).default(300_000)),
  EMBEDDINGS_URL: setting("Of any server that speaks the OpenAI API; OpenAI's own where only a key is set", httpAddress().optional()),
  EMBEDDINGS_API_KEY: setting('Without it and an address nothing is embedded: the intent model finds alone', secret(word).optional()),
  EMBEDDINGS_MODEL: setting(
    'Its model; another one embeds everything again and makes the index again',
    word.default('text-embedding-3-small'),
  ),
  EMBEDDINGS_DAILY_TEXTS: setting(
    'Texts a day that the whole installation may send; a fifth is kept for searches',
    wholeNumber(0, 10_000_000).default(50_000),
  ),
  EMBEDDINGS_DAILY_CHARACTERS: setting('Characters in them a day, likewise', wholeNumber(0, 2_000_000_000).default(20_000_000)),
  EMBEDDINGS_QUERY_MS: setting('How long a search waits for the vector of its words', wholeNumber(10, 2_000).default(300)),
  PUBLIC_URL: sharedSettings.PUBLIC_URL,
  INDEXNOW_KEY: sharedSettings.INDEXNOW_KEY,
  INDEXNOW_URL: setting('Where they are told', httpAddress().default('https://api.indexnow.org/indexnow')),
} as const;
export type SearchConfig = ConfigOf<typeof searchConfig>;
