import { freshDatabasesOn, type TestPostgres } from './fresh-database.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { serverUrl } from './servers/known-servers.ts';

export type { TestPostgres } from './fresh-database.ts';

/**
 * Lends databases on the PostgreSQL that all test files of a run share: the one that DATABASE_SERVER_URL names, else one that the run started itself.
 * Whoever has to kill, restart or freeze a server starts one of their own with `startOwnPostgres()`.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const shared = serverUrl('postgres');
  return shared ? freshDatabasesOn(shared, process.env.TEST_RUN) : startOwnPostgres();
}
