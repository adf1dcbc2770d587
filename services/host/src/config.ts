import { gatewayConfig } from '@pusula/gateway';
import { flag, httpAddress, wholeNumber } from '@pusula/service-kit/config';
import { z } from 'zod';

/** Options of `make start`; each service reads the rest of the environment by its own rules. */
export const hostConfig = {
  PORT: wholeNumber(1, 65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  BRAND_NAME: gatewayConfig.BRAND_NAME,
  /** Everything that the embedded parts keep. */
  DATA_DIR: z.string().default(new URL('../../../.data', import.meta.url).pathname),
  /** A PostgreSQL server to use instead of the embedded one; each service gets a database of its own on it. */
  DATABASE_SERVER_URL: z.string().optional(),
  AMQP_URL: z.string().optional(),
  ELASTICSEARCH_URL: httpAddress().optional(),
  S3_ENDPOINT: httpAddress().optional(),
  SMTP_URL: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  /** Either of them: texts are embedded. */
  EMBEDDINGS_URL: httpAddress().optional(),
  EMBEDDINGS_API_KEY: z.string().optional(),
  /** With any of these, sign-in pages offer the real providers; without, while there is demo data, one of the demo's own. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  NODE_ENV: z.string().optional(),
  /** Fill empty databases with the demo's people. */
  DEMO_DATA: flag().default(true),
  /** The day that the demo's history leads up to, as comparing pictures needs. Not set: the day of the first seed. */
  DEMO_DAY: z.iso.date('must be a date like 2026-11-25').optional(),
  /** `make seed` on services that run alone draws every portrait beforehand, which takes a minute; without them its coaches have no picture. */
  DEMO_PORTRAITS: flag().default(true),
} as const;
