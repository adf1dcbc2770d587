export { createDatabaseIfMissing, databaseUrl } from '../postgres/create-database.ts';
export { startEmbeddedPostgres } from '../postgres/embedded.ts';
export { day, json, localisedColumn, localisedTexts, text, timestamp, ulid, version, whole, yesNo } from './columns.ts';
export { type Database, openDatabase } from './database.ts';
export { inOneReplica } from './in-one-replica.ts';
export { listen } from './listen.ts';
export { migrate } from './migrate.ts';
export type { Schema } from './schema.ts';
export { isUnavailable } from './unavailable.ts';
