import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerName } from '@pusula/service-kit/testing';
import { suiteOf } from './find-specs.ts';

/** By what a test, or a file that it loads, asks for a server that the run has. */
const ASKED_BY: Readonly<Record<ServerName, RegExp>> = {
  postgres: /\bstart(Postgres|ServiceUnderTest)\b/,
  rabbitmq: /\bserverUrl\('rabbitmq'\)|\blendRabbit\b/,
  elasticsearch: /\bserverUrl\('elasticsearch'\)/,
  s3: /\bfreshBucket\b/,
  smtp: /\bserverUrl\('smtp'\)/,
};
const IMPORT = /\bfrom '(\.[^']+)'/g;
/** Where servers are lent: it names them all. */
const LENDERS = /^services\/kit\/src\/testing\/(?!bus-contract\/)/;
/** The product that journeys are played on is started beside them. */
const BESIDE_JOURNEYS = 'e2e/src/product.ts';

/** The servers that tests ask for, themselves or by what they load. */
export function neededServers(specs: readonly string[]): ReadonlySet<ServerName> {
  const seen = new Set<string>();
  const needed = new Set<ServerName>();
  const read = (path: string): void => {
    if (seen.has(path) || LENDERS.test(path) || !existsSync(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [name, asked] of Object.entries(ASKED_BY)) if (asked.test(text)) needed.add(name as ServerName);
    for (const [, target = ''] of text.matchAll(IMPORT)) read(join(dirname(path), target));
  };
  for (const spec of specs) read(spec);
  // Pictures are always taken of one process with embedded parts.
  if (specs.some((spec) => suiteOf(spec) === 'journeys')) read(BESIDE_JOURNEYS);
  return needed;
}
