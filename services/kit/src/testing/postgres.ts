import { freshDatabasesOn, type TestPostgres } from './fresh-database.ts';
import { startOwnPostgres } from './own-postgres.ts';

export type { TestPostgres } from './fresh-database.ts';

/**
 * Lends databases on the PostgreSQL that all test files of a run share: the one that DATABASE_URL_TEST names, else one that the run started itself.
 * Whoever has to kill, restart or freeze a server starts one of their own with `startOwnPostgres()`.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const { DATABASE_URL_TEST: shared, TEST_RUN: prefix } = process.env;
  return shared ? freshDatabasesOn(shared, prefix) : startOwnPostgres();
}
