import { join } from 'node:path';
import type { ConfigOf } from '@pusula/service-kit/config';
import { databaseUrl, startEmbeddedPostgres } from '@pusula/service-kit/db';
import type { hostConfig } from './config.ts';
import type { Part } from './summary.ts';

type HostConfig = ConfigOf<typeof hostConfig>;

/** Where databases are made. */
export type DatabaseServer = { readonly url: (database: string) => string; readonly stop: () => Promise<void> };

/** The configured PostgreSQL server, or one of our own whose data lie in the data folder. */
export async function findDatabaseServer({ DATABASE_SERVER_URL, DATA_DIR }: HostConfig): Promise<DatabaseServer> {
  if (DATABASE_SERVER_URL) return { url: (name) => databaseUrl(DATABASE_SERVER_URL, name), stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: join(DATA_DIR, 'postgres') });
}

const hasProviders = ({ GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, MICROSOFT_CLIENT_ID, APPLE_CLIENT_ID }: HostConfig): boolean =>
  [GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, MICROSOFT_CLIENT_ID, APPLE_CLIENT_ID].some((id) => id !== undefined);

/** Only a demo without real providers has one of its own; in production nobody may sign in as somebody invented. */
export const hasDemoProvider = (config: HostConfig): boolean =>
  config.DEMO_DATA && config.NODE_ENV !== 'production' && !hasProviders(config);

/** What the summary says of each part: embedded, or the real one. Never an address, because addresses carry passwords. */
export function partsInUse(config: HostConfig): Part[] {
  const part = (name: string, real: unknown, embedded: string): Part => ({ name, used: real ? 'external' : `embedded: ${embedded}` });
  return [
    part('PostgreSQL', config.DATABASE_SERVER_URL, 'started by this process, kept in .data/postgres'),
    part('RabbitMQ', config.AMQP_URL, 'in-process bus on the outbox tables'),
    part('Elasticsearch', config.ELASTICSEARCH_URL, 'in-memory index, filled from the database'),
    part('Pictures', config.S3_ENDPOINT, 'kept in .data/pictures'),
    part('Mail', config.SMTP_URL, 'kept in .data/mail, read at /dev/mailbox'),
    part('Sign-in', hasProviders(config), hasDemoProvider(config) ? 'a provider of the demo, with invented people' : 'by e-mail only'),
    part('Language model', config.OPENAI_API_KEY, 'rule-based tidy-up'),
    part('Embeddings', config.EMBEDDINGS_URL ?? config.EMBEDDINGS_API_KEY, 'none, the intent model finds by meaning'),
  ];
}
