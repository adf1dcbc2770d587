import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SERVERS, type ServerName } from './known-servers.ts';

/** What docker-compose.yml runs of each server. @throws when it runs none of that name */
export async function readImages(names: readonly ServerName[], root = process.cwd()): Promise<Readonly<Record<string, string>>> {
  const { services } = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true, maxAliasCount: 200 });
  return Object.fromEntries(
    names.map((name) => {
      const { service } = SERVERS[name];
      const image = services[service]?.image;
      if (typeof image !== 'string') throw new Error(`docker-compose.yml has no image of ${service}`);
      return [name, image];
    }),
  );
}
