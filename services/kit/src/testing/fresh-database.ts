import { createHash, randomBytes } from 'node:crypto';
import { migrate } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';
import { createDatabaseIfMissing, databaseUrl, dropDatabase, withClient } from '../postgres/create-database.ts';

/** A PostgreSQL for the tests of a file. */
export type TestPostgres = {
  /**
   * Creates a database that no other test uses.
   * @param schema with which it is already migrated; without one it is empty
   * @returns its URL
   */
  readonly freshDatabase: (schema?: Schema) => Promise<string>;
  /** Drops the databases, and ends the server if it was started for them. */
  readonly stop: () => Promise<void>;
};

/** Any number that nothing else on the server locks. */
const TEMPLATE_LOCK = 7_824_302;
const EMPTY = 'template1';

/**
 * Creates databases on a server, by copying one that was migrated once for each schema: a copy takes a tenth of the time of the migrations.
 * @param prefix of the names of everything that is created
 */
export function freshDatabasesOn(serverUrl: string, prefix = 'test'): TestPostgres {
  const created: string[] = [];
  return {
    freshDatabase: async (schema) => {
      const template = schema ? await migratedTemplate(serverUrl, prefix, schema) : EMPTY;
      const name = `${prefix}_${randomBytes(6).toString('hex')}`;
      await withClient(databaseUrl(serverUrl, 'postgres'), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
      created.push(name);
      return databaseUrl(serverUrl, name);
    },
    stop: async () => {
      await Promise.all(created.splice(0).map((name) => dropDatabase(databaseUrl(serverUrl, name))));
    },
  };
}

/** Test files run in processes of their own: whichever comes first makes the template, the others wait for it. */
async function migratedTemplate(serverUrl: string, prefix: string, schema: Schema): Promise<string> {
  const name = `${prefix}_template_${fingerprint(schema)}`;
  await withClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    // Under another name until it is whole: a process may be killed in the middle of the migrations.
    const draft = databaseUrl(serverUrl, `${name}_draft`);
    await dropDatabase(draft);
    await createDatabaseIfMissing(draft);
    await migrate(draft, schema);
    await client.query(`ALTER DATABASE ${name}_draft RENAME TO ${name}`);
  });
  return name;
}

/** Tells schemas apart by what their migrations say, so that a changed migration never meets an old template. */
function fingerprint({ migrations }: Schema): string {
  const source = migrations.map((migration) => String(migration)).join('\n');
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}
