import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { readQueues } from '@pusula/service-kit/testing';

export type Stores = {
  readonly databaseUrl: (name: string) => string;
  readonly dataDir: string;
  readonly elasticsearch: { readonly url: string; readonly index: string } | undefined;
  readonly rabbit: { readonly url: string; readonly prefix: string } | undefined;
};
export const OWNERS = [...SERVICE_NAMES, 'gateway'] as const;

/** Everything that rests anywhere, as text, by where it rests: each table of each database, each file, each document, each message. */
export async function everyStore({ databaseUrl, dataDir, elasticsearch, rabbit }: Stores): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const owner of OWNERS)
    for (const [table, rows] of await tablesOf(databaseUrl(owner.replaceAll('-', '_')))) found.set(`${owner}: ${table}`, rows);
  for (const [path, content] of await filesIn(dataDir)) found.set(path, content);
  if (elasticsearch) found.set('index', await documentsIn(elasticsearch));
  if (rabbit) found.set('queues', (await readQueues(rabbit.url, rabbit.prefix, OWNERS)).join('\n'));
  return found;
}

async function tablesOf(url: string): Promise<[string, string][]> {
  const db = await openDatabase({ url, schema: { tables: [], migrations: [] }, log: silentLog() });
  try {
    const tables = await db.manager.query<{ name: string }[]>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const read = async ({ name }: { name: string }): Promise<[string, string]> => {
      const rows = await db.manager.query<{ row: string }[]>(`select t::text as row from ${name} t`);
      return [name, rows.map(({ row }) => row).join('\n')];
    };
    return await Promise.all(tables.map(read));
  } finally {
    await db.close();
  }
}

async function filesIn(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file): Promise<[string, string]> => [file.slice(folder.length + 1), await readFile(file, 'utf8')]));
}

/** Each document with its stored and its indexed fields, of every index of the installation, those that are being filled included. */
async function documentsIn({ url, index }: NonNullable<Stores['elasticsearch']>): Promise<string> {
  await fetch(`${url}/${index}-*/_refresh`, { method: 'POST' });
  const reply = await fetch(`${url}/${index}-*/_search?size=10000&version=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ _source: true, fields: ['*'], stored_fields: ['*'] }),
  });
  if (!reply.ok) throw new Error(`the index cannot be read: ${reply.status}`);
  return reply.text();
}

/** Takes every generation of an index away; by name, because Elasticsearch deletes nothing by a pattern. */
export async function removeIndexes({ url, index }: NonNullable<Stores['elasticsearch']>): Promise<void> {
  const names = (await (await fetch(`${url}/_cat/indices/${index}-*?h=index`)).text()).split('\n').filter(Boolean);
  if (names.length > 0) await fetch(`${url}/${names.join(',')}`, { method: 'DELETE' });
}
