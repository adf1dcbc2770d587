import { databaseUrl, dropDatabase, withClient } from '../../postgres/create-database.ts';

/** Drops what a run of tests has left on a server that is not its own. @param run begins the names of its databases */
export async function dropDatabasesOf(run: string, serverUrl: string): Promise<void> {
  const { rows } = await withClient(databaseUrl(serverUrl, 'postgres'), (client) =>
    client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [`${run}_`]),
  );
  for (const { datname } of rows) await dropDatabase(databaseUrl(serverUrl, datname));
}
