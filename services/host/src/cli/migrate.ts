/** `make migrate`: brings the databases of all services on one server to the newest version. Services do the same by themselves at their start. */
import { schema as refineSchema } from '@pusula/ai-refine-service';
import { schema as catalogSchema } from '@pusula/catalog-service';
import { schema as gatewaySchema } from '@pusula/gateway';
import { schema as identitySchema } from '@pusula/identity-service';
import { schema as mailSchema } from '@pusula/mail-service';
import { schema as profileSchema } from '@pusula/profile-service';
import { schema as searchSchema } from '@pusula/search-service';
import { createDatabaseIfMissing, databaseUrl, migrate, type Schema } from '@pusula/service-kit/db';
import { print } from '../progress.ts';

const SCHEMAS: Readonly<Record<string, Schema>> = {
  gateway: gatewaySchema,
  identity: identitySchema,
  profile: profileSchema,
  catalog: catalogSchema,
  search: searchSchema,
  mail: mailSchema,
  ai_refine: refineSchema,
};

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
