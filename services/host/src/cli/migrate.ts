/** `make migrate`: brings the databases of all services on one server to the newest version. Services do the same by themselves at their start. */
import { createDatabaseIfMissing, databaseUrl, migrate } from '@pusula/service-kit/db';
import { print } from '../progress.ts';
import { SCHEMAS } from '../schemas.ts';

const server = process.env.DATABASE_SERVER_URL;
if (!server) {
  print('Name the PostgreSQL server in DATABASE_SERVER_URL.');
  process.exit(2);
}
for (const [name, schema] of Object.entries(SCHEMAS)) {
  const url = databaseUrl(server, name);
  await createDatabaseIfMissing(url);
  const ran = await migrate(url, schema);
  print(`${name.padEnd(12)}${ran.length === 0 ? 'is up to date' : ran.join(', ')}`);
}
