import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@pusula/contracts';
import { generateKeySet } from '@pusula/gateway';
import { createDatabaseIfMissing, newIdentityKey, startEmbeddedPostgres } from '@pusula/service-kit';
import { removeTopology } from '@pusula/service-kit/testing';
import { type Child, runChild, startChild, untilReady } from './child.ts';
import { freePort } from './free-port.ts';
import { PICTURES_DIR } from './pictures-dir.ts';

import type { Product } from './product.ts';
import { untilSearchable } from './until-searchable.ts';

const READY_MS = 60_000;
const variable = (name: string) => name.toUpperCase().replaceAll('-', '_');
const database = (name: string) => name.replaceAll('-', '_');

/** As production runs it: every service and the gateway a process of its own, on a real PostgreSQL, RabbitMQ and Elasticsearch. */
export async function startSeparateProcesses(): Promise<Product> {
  const { AMQP_URL = '', ELASTICSEARCH_URL = '' } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'pusula-e2e-'));
  const prefix = `e2e-${randomBytes(4).toString('hex')}`;
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
  const { privateKey, publicKey } = await newIdentityKey('gateway');
  const shared = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DRAIN_GRACE_MS: '0',
    AMQP_URL,
    AMQP_PREFIX: prefix,
    ELASTICSEARCH_URL,
    SEARCH_INDEX: prefix,
    IDENTITY_JWKS: JSON.stringify({ keys: [publicKey] }),
    PICTURES_DIR,
    MAIL_DIR: join(folder, 'mail'),
  };
  const children: Child[] = [];
  const start = async (script: string, port: number, env: Record<string, string>, health = port) => {
    const child = startChild(script, { ...shared, ...env, PORT: String(port) });
    children.push(child);
    return () => untilReady(`http://127.0.0.1:${health}/health/ready`, child, READY_MS);
  };

  const addresses: Record<string, string> = {};
  const waits: (() => Promise<void>)[] = [];
  for (const name of SERVICE_NAMES) {
    const port = await freePort();
    const url = postgres.url(database(name));
    await createDatabaseIfMissing(url);
    addresses[`${variable(name)}_URL`] = `http://127.0.0.1:${port}`;
    waits.push(await start(`services/${name}/src/main.ts`, port, { DATABASE_URL: url }));
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await createDatabaseIfMissing(postgres.url('gateway'));
  waits.push(
    await start('gateway/src/main.ts', port, {
      ...addresses,
      DATABASE_URL: postgres.url('gateway'),
      MANAGEMENT_PORT: String(await freePort()),
      PUBLIC_URL: url,
      MAILBOX: 'true',
      TOKEN_KEYS: generateKeySet('gateway-e2e'),
      IDENTITY_KEY: JSON.stringify(privateKey),
      RATE_LIMIT_SCALE: '1000',
    }),
  );
  await Promise.all(waits.map((wait) => wait()));
  const databases = Object.fromEntries(
    ['identity', 'profile', 'catalog'].map((name) => [`${variable(name)}_DATABASE_URL`, postgres.url(name)]),
  );
  await runChild('services/host/src/cli/seed.ts', { ...shared, ...databases, DATA_DIR: folder }, ['1']);
  await untilSearchable(url);

  return {
    url,
    async stop() {
      await Promise.all(children.map((child) => child.stop()));
      await postgres.stop();
      await removeTopology(AMQP_URL, prefix, [...SERVICE_NAMES, 'gateway']);
      await removeIndexes(ELASTICSEARCH_URL, prefix);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The alias and every generation behind it. */
async function removeIndexes(url: string, alias: string): Promise<void> {
  const response = await fetch(`${url}/_cat/indices/${alias}*?format=json&h=index`);
  const found = response.ok ? ((await response.json()) as { index: string }[]) : [];
  for (const { index } of found) await fetch(`${url}/${index}`, { method: 'DELETE' });
}
