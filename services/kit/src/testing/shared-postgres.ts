import { randomBytes } from 'node:crypto';
import { databaseUrl, dropDatabase, withClient } from '../db/create-database.ts';
import { startOwnPostgres } from './own-postgres.ts';

export type SharedPostgres = {
  /** What `startPostgres()` reads in the processes of the test files. */
  readonly env: { readonly DATABASE_URL_TEST: string; readonly TEST_RUN: string };
  /** Ends the server, or drops what the run left on somebody else's. */
  readonly stop: () => Promise<void>;
};

/** Starts one PostgreSQL for all test files of a run, unless DATABASE_URL_TEST names one. */
export async function startSharedPostgres(): Promise<SharedPostgres> {
  const prefix = `test_${randomBytes(4).toString('hex')}`;
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { env: { DATABASE_URL_TEST: given, TEST_RUN: prefix }, stop: () => dropAll(given, prefix) };
  const own = await startOwnPostgres();
  return { env: { DATABASE_URL_TEST: own.server.url('postgres'), TEST_RUN: prefix }, stop: own.stop };
}

async function dropAll(serverUrl: string, prefix: string): Promise<void> {
  const { rows } = await withClient(databaseUrl(serverUrl, 'postgres'), (client) =>
    client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [`${prefix}_`]),
  );
  for (const { datname } of rows) await dropDatabase(databaseUrl(serverUrl, datname));
}
