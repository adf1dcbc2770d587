import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@pusula/contracts';
import { generateKeySet } from '@pusula/gateway';
import { createDatabaseIfMissing, startEmbeddedPostgres } from '@pusula/service-kit/db';
import { newIdentityKey } from '@pusula/service-kit/http';
import { freePort, removeTopology, serverUrl, TEST_TIMEOUT_SCALE } from '@pusula/service-kit/testing';
import { startBalancer } from './balancer.ts';
import { type Child, runChild, startChild, untilReady } from './child.ts';
import { startProviders } from './providers.ts';
import type { Product } from './running-product.ts';
import { untilSearchable } from './until-searchable.ts';

/** Nine processes start together, and compile on their way. */
const READY_MS = 240_000;
const variable = (name: string) => name.toUpperCase().replaceAll('-', '_');
const database = (name: string) => name.replaceAll('-', '_');

/** Where losing a replica's memory would show: sign-in, sessions, limits, links. */
const REPLICAS: Readonly<Record<string, number>> = { identity: 2, gateway: 2 };

/**
 * As production runs it: every service and the gateway a process of its own, two each of those that know who is signed in, on a real PostgreSQL,
 * RabbitMQ and Elasticsearch.
 */
export async function startSeparateProcesses(): Promise<Product> {
  const endings: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await start((end) => endings.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param atEnd remembers how to end what was begun; the last begun ends first */
async function start(atEnd: (end: () => Promise<unknown>) => void): Promise<Omit<Product, 'stop'>> {
  const [AMQP_URL = '', ELASTICSEARCH_URL = ''] = [serverUrl('rabbitmq'), serverUrl('elasticsearch')];
  const folder = await mkdtemp(join(tmpdir(), 'pusula-e2e-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const prefix = `e2e-${randomBytes(4).toString('hex')}`;
  atEnd(() => removeIndexes(ELASTICSEARCH_URL, prefix));
  atEnd(() => removeTopology(AMQP_URL, prefix, [...SERVICE_NAMES, 'gateway']));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
  atEnd(() => postgres.stop());

  const providers = await startProviders();
  atEnd(providers.stop);

  const { privateKey, publicKey } = await newIdentityKey('gateway');
  const gatewayPort = await freePort();
  const url = `http://localhost:${gatewayPort}`;
  const shared = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DRAIN_GRACE_MS: '0',
    TIMEOUT_SCALE: String(TEST_TIMEOUT_SCALE),
    DATABASE_POOL: '5',
    AMQP_URL,
    AMQP_PREFIX: prefix,
    ELASTICSEARCH_URL,
    SEARCH_INDEX: prefix,
    IDENTITY_JWKS: JSON.stringify({ keys: [publicKey] }),
    LINK_KEY: randomBytes(32).toString('base64url'),
    AUDIT_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_URL: url,
    PICTURES_DIR: join(folder, 'pictures'),
    MAIL_DIR: join(folder, 'mail'),
    ...providers.env,
  };
  const children: Child[] = [];
  atEnd(() => Promise.all(children.map((child) => child.stop())));

  /** Starts the replicas of one program behind one port. @returns what waits until all are ready */
  const serve = async (name: string, script: string, port: number, env: Record<string, string> = {}) => {
    const databaseUrl = postgres.url(database(name));
    await createDatabaseIfMissing(databaseUrl);
    const ports = await Promise.all(Array.from({ length: REPLICAS[name] ?? 1 }, freePort));
    atEnd(await startBalancer(port, ports));
    return ports.map((own) => {
      const child = startChild(script, { ...shared, ...env, DATABASE_URL: databaseUrl, PORT: String(own) });
      children.push(child);
      return () => untilReady(`http://127.0.0.1:${own}/health/ready`, child, READY_MS);
    });
  };

  const addresses: Record<string, string> = {};
  const waits: (() => Promise<void>)[] = [];
  for (const name of SERVICE_NAMES) {
    const port = await freePort();
    addresses[`${variable(name)}_URL`] = `http://127.0.0.1:${port}`;
    waits.push(...(await serve(name, `services/${name}/src/main.ts`, port)));
  }
  const rendererPort = await freePort();
  const renderer = startChild('frontends/renderer/src/main.ts', { HOST: '127.0.0.1', PORT: String(rendererPort), LOG_LEVEL: 'warn' });
  children.push(renderer);
  waits.push(() => untilReady(`http://127.0.0.1:${rendererPort}/health/ready`, renderer, READY_MS));
  waits.push(
    ...(await serve('gateway', 'gateway/src/main.ts', gatewayPort, {
      ...addresses,
      RENDERER_URL: `http://127.0.0.1:${rendererPort}`,
      MANAGEMENT_PORT: '0',
      MAILBOX: 'true',
      TOKEN_KEYS: generateKeySet('gateway-e2e'),
      IDENTITY_KEY: JSON.stringify(privateKey),
      EMAIL_HASH_KEY: randomBytes(32).toString('base64url'),
      RATE_LIMIT_SCALE: '1000',
    })),
  );
  await Promise.all(waits.map((wait) => wait()));
  const databases = Object.fromEntries(
    ['identity', 'profile', 'catalog', 'search', 'mail'].map((name) => [`${variable(name)}_DATABASE_URL`, postgres.url(name)]),
  );
  await runChild('services/host/src/cli/seed.ts', { ...shared, ...databases, DATA_DIR: folder, DEMO_PORTRAITS: 'false' }, ['1']);
  await untilSearchable(url);
  return { url, databaseServerUrl: postgres.url('postgres') };
}

/** The alias and every generation behind it. */
async function removeIndexes(url: string, alias: string): Promise<void> {
  const response = await fetch(`${url}/_cat/indices/${alias}*?format=json&h=index`);
  const found = response.ok ? ((await response.json()) as { index: string }[]) : [];
  for (const { index } of found) await fetch(`${url}/${index}`, { method: 'DELETE' });
}
