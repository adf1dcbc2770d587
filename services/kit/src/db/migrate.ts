import pg from 'pg';
import { DataSource } from 'typeorm';
import { TIME_LIMITS } from '../config/time-limits.ts';
import { ErasedSubjects1600000000001, FailedDeliveries1600000000002, KitTables1600000000000 } from './kit-tables.ts';
import { languageMigrations } from './language-migrations.ts';
import type { Schema } from './schema.ts';

/** Any number that nothing else in a service's database locks. */
const MIGRATION_LOCK = 7_824_301;

/**
 * Brings a database up to its schema. Replicas that start together take turns under an advisory lock, so each migration runs once (R12).
 * @returns the names of the migrations that ran now
 */
export async function migrate(url: string, schema: Schema): Promise<readonly string[]> {
  const guard = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIME_LIMITS.databaseConnect,
    application_name: 'migrations-lock',
  });
  guard.on('error', () => undefined); // reported by whichever call is under way
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await runMigrations(url, schema);
  } finally {
    await guard.end(); // releases the lock
  }
}

async function runMigrations(url: string, { migrations, localised = [] }: Schema): Promise<readonly string[]> {
  // A source of its own: migrations may take longer than the statement time-out of requests.
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: [
      KitTables1600000000000,
      ErasedSubjects1600000000001,
      FailedDeliveries1600000000002,
      ...migrations,
      ...languageMigrations(localised),
    ],
    migrationsTransactionMode: 'each',
    poolSize: 1,
    logging: false,
    extra: { connectionTimeoutMillis: TIME_LIMITS.databaseConnect },
  });
  await source.initialize();
  try {
    return (await source.runMigrations()).map(({ name }) => name);
  } finally {
    await source.destroy();
  }
}
