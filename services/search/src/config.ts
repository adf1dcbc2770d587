import {
  type ConfigOf,
  httpAddress,
  inDevelopment,
  indexNowKey,
  secret,
  serviceConfig,
  storeAddress,
  wholeNumber,
} from '@pusula/service-kit/config';
import { z } from 'zod';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment; README.md has the table. */
export const searchConfig = {
  ...serviceConfig,
  /** Not set while developing: the index lives in this process's memory and is filled from the database at start. */
  ELASTICSEARCH_URL: inDevelopment(storeAddress(), undefined),
  /** The alias under which the index is searched in Elasticsearch; several installations can share a server by different names. */
  SEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,80}$/, 'must be lower-case letters, digits or dashes')
    .default('pusula-coaches'),
  /** Coaches that are equal stand in the order of this day every day, as comparing pictures or measurements needs. Not set: each day has its own. */
  ORDER_DAY: z.iso.date('must be a date like 2026-11-25').optional(),
  /** How often index and database are compared, in milliseconds. */
  DRIFT_CHECK_MS: wholeNumber(1_000, 86_400_000).default(300_000),
  /** Of any server that speaks the OpenAI API; OpenAI's own when only a key is set. Without either nothing is embedded, and the console says so. */
  EMBEDDINGS_URL: httpAddress().optional(),
  EMBEDDINGS_API_KEY: secret(word).optional(),
  EMBEDDINGS_MODEL: word.default('text-embedding-3-small'),
  /** Texts, and characters in them, that the whole installation may send in a day; a fifth of each is kept for what visitors search. */
  EMBEDDINGS_DAILY_TEXTS: wholeNumber(0, 10_000_000).default(50_000),
  EMBEDDINGS_DAILY_CHARACTERS: wholeNumber(0, 2_000_000_000).default(20_000_000),
  /** How long a search waits for the vector of its words, in milliseconds. */
  EMBEDDINGS_QUERY_MS: wholeNumber(10, 2_000).default(300),
  /** The product's address as people type it: what changed pages begin with. */
  PUBLIC_URL: inDevelopment(httpAddress(), 'http://localhost:8080'),
  /** With it, search engines are told of changed pages; the gateway shows it to them at /{key}.txt. */
  INDEXNOW_KEY: indexNowKey().optional(),
  INDEXNOW_URL: httpAddress().default('https://api.indexnow.org/indexnow'),
} as const;
export type SearchConfig = ConfigOf<typeof searchConfig>;
