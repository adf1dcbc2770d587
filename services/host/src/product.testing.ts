import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { listenWithStartingPage } from '@pusula/gateway';
import type { Environment } from '@pusula/service-kit/config';
import { databaseUrl, openDatabase } from '@pusula/service-kit/db';
import { type Log, silentLog } from '@pusula/service-kit/log';
import { newIds } from '@pusula/service-kit/service';
import { eventually, removeTopology, serverUrl, startPostgres, TEST_TIMEOUT_SCALE, type TestPostgres } from '@pusula/service-kit/testing';
import { type CallProduct, callProductAt } from './call-product.testing.ts';
import { OWNERS, removeIndexes, type Stores } from './erasure/every-store.testing.ts';
import { startFrontEnds } from './front-ends.testing.ts';
import { newKeys } from './keys.ts';
import { type Preparation, startProduct } from './start-product.ts';

export type Page = { readonly status: number; readonly to: string | null; readonly title: string | undefined; readonly html: string };
export type ProductUnderTest = {
  /** Another one after each start. */
  readonly url: string;
  readonly call: CallProduct;
  readonly visitor: () => Promise<string>;
  /** Opens an address as a browser does before scripts run, without following it elsewhere. */
  readonly open: (path: string) => Promise<Page>;
  readonly stores: Stores;
  /** Asks the database of an owner. */
  readonly query: <T>(owner: string, sql: string, values?: unknown[]) => Promise<T[]>;
  /** Tells what no hearer can take, so that it ends among their dead letters. */
  readonly parkSomethingAbout: (subject: string, coach?: object) => Promise<void>;
  /** Stops all processes, does the work, and starts them again on the same stores. */
  readonly restart: (whileStopped: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type ProductOptions = {
  /** Left out: the server that all tests share. */
  readonly postgres?: TestPostgres;
  /** Real servers, or nothing for the embedded parts. */
  readonly env: Environment;
  /** Puts there whoever the test is about. */
  readonly prepare: (targets: Preparation) => Promise<void>;
  readonly logFor?: (service: string) => Log;
  readonly hasDemoProvider?: boolean;
  /** What the test's browser says of itself. */
  readonly headers?: Record<string, string>;
};

/** The servers that the surroundings offer, under names of the test's own; empty where there are none. */
export function realServers(name: string): Environment {
  const [AMQP_URL, ELASTICSEARCH_URL] = [serverUrl('rabbitmq'), serverUrl('elasticsearch')];
  const own = `${name}-${randomBytes(6).toString('hex')}`;
  return {
    ...(AMQP_URL ? { AMQP_URL, AMQP_PREFIX: own } : {}),
    ...(ELASTICSEARCH_URL ? { ELASTICSEARCH_URL, SEARCH_INDEX: own } : {}),
  };
}

/** The whole product on databases of its own. */
export async function startProductUnderTest({
  postgres: given,
  env,
  prepare,
  logFor = silentLog,
  hasDemoProvider = false,
  headers = {},
}: ProductOptions): Promise<ProductUnderTest> {
  const postgres = given ?? (await startPostgres());
  const server = await postgres.freshDatabase();
  const prefix = new URL(server).pathname.slice(1);
  const databaseOf = (owner: string) => databaseUrl(server, `${prefix}_${owner}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'pusula-product-'));
  const stores: Stores = {
    databaseUrl: databaseOf,
    dataDir,
    elasticsearch: env.SEARCH_INDEX ? { url: String(env.ELASTICSEARCH_URL), index: env.SEARCH_INDEX } : undefined,
    rabbit: env.AMQP_PREFIX ? { url: String(env.AMQP_URL), prefix: env.AMQP_PREFIX } : undefined,
  };
  const frontEnds = await startFrontEnds();
  const keys = await newKeys();
  const start = async (prepareStart: ProductOptions['prepare']) => {
    const front = await listenWithStartingPage(0, '127.0.0.1', 'Pusula');
    const url = `http://127.0.0.1:${front.port}`;
    const product = await startProduct({
      front,
      dataDir,
      keys,
      databaseUrl: databaseOf,
      env: { NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', TIMEOUT_SCALE: String(TEST_TIMEOUT_SCALE), ...frontEnds.env, ...env },
      logFor,
      hasDemoProvider,
      prepare: prepareStart,
    });
    await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200));
    return { url, call: callProductAt(url, headers), stop: product.stop };
  };
  let running = await start(prepare);

  const call: CallProduct = (...asked) => running.call(...asked);
  const query: ProductUnderTest['query'] = async <T>(owner: string, sql: string, values: unknown[] = []) => {
    const db = await openDatabase({ url: databaseOf(owner), schema: { tables: [], migrations: [] }, log: silentLog() });
    return db.manager.query<T[]>(sql, values).finally(db.close);
  };
  return {
    get url() {
      return running.url;
    },
    call,
    stores,
    query,
    async parkSomethingAbout(subject, coach) {
      const data = JSON.stringify({ id: subject, version: 'unreadable', coach: coach ?? null });
      await query('profile', 'insert into outbox (id, name, subject, lane, data, occurred_at) values ($1, $2, $3, 0, $4, now())', [
        newIds().next(),
        contracts.coachChanged.name,
        subject,
        data,
      ]);
    },
    visitor: async () => (await call(contracts.publicToken, '', {})).token,
    open: async (path) => {
      const reply = await fetch(running.url + path, { redirect: 'manual' });
      const html = await reply.text();
      return { status: reply.status, to: reply.headers.get('location'), title: /<title[^>]*>([^<]*)/.exec(html)?.[1], html };
    },
    async restart(whileStopped) {
      await running.stop();
      await whileStopped();
      running = await start(async () => undefined);
    },
    async stop() {
      await running.stop();
      await frontEnds.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
      if (stores.rabbit) await removeTopology(stores.rabbit.url, stores.rabbit.prefix, OWNERS);
      if (stores.elasticsearch) await removeIndexes(stores.elasticsearch);
    },
  };
}
