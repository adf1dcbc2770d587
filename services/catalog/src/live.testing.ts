import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type CategoryNode,
  coachChanged,
  createCategory,
  deleteCategory,
  getCategories,
  SERVICE_NAMES,
  updateCategory,
} from '@pusula/contracts';
import { createServiceClient, identitySigner, newIdentityKey, type ServiceClient } from '@pusula/service-kit/http';
import { type RunningService, startService } from '@pusula/service-kit/service';
import {
  aPublic,
  eventually,
  READY_MS,
  removeTopology,
  serverUrl,
  silentLog,
  startPostgres,
  TEST_TIMEOUT_SCALE,
  type TestPostgres,
  testConfig,
} from '@pusula/service-kit/testing';
import { aCoach, admin, draft, ids } from './catalog.testing.ts';
import { catalogConfig } from './config.ts';
import { createCatalogService, schema } from './service.ts';

const amqpUrl = serverUrl('rabbitmq');
const prefix = `test-${randomBytes(6).toString('hex')}`;

/** What readers of every replica see of a change. @param withinMs how soon */
export function liveChanges(withinMs: number): void {
  let postgres: TestPostgres;
  let replicas: readonly [RunningService, RunningService];
  let clients: readonly [ServiceClient, ServiceClient];

  /** Two processes' worth of the service as it is configured by default, on one database and, where there is one, on one RabbitMQ. */
  beforeAll(async () => {
    postgres = await startPostgres();
    const key = await newIdentityKey('gateway');
    const base = testConfig(await postgres.freshDatabase(), key.publicKey);
    const { CATEGORY_CACHE_MS } = catalogConfig;
    const CATALOG = { CATEGORY_CACHE_MS: CATEGORY_CACHE_MS.parse(undefined), BRAND_NAME: 'Pusula' };
    const config = { ...base, ...CATALOG, AMQP_URL: amqpUrl, AMQP_PREFIX: prefix };
    const start = () => startService({ name: 'catalog', schema, config, log: silentLog(), create: createCatalogService });
    replicas = await Promise.all([start(), start()]);
    await Promise.all(replicas.map((replica) => replica.ready(AbortSignal.timeout(READY_MS))));
    const identity = await identitySigner('gateway', key.privateKey);
    const clientOf = ({ url }: RunningService) =>
      createServiceClient({ name: 'catalog', baseUrl: url, identity, timeoutScale: TEST_TIMEOUT_SCALE });
    clients = [clientOf(replicas[0]), clientOf(replicas[1])];
  });
  afterAll(async () => {
    await Promise.all((clients ?? []).map((client) => client.close()));
    await Promise.all((replicas ?? []).map((replica) => replica.stop()));
    await postgres?.stop();
    if (amqpUrl) await removeTopology(amqpUrl, prefix, SERVICE_NAMES);
  });

  const asAdmin = { caller: admin } as const;
  /** A category as readers of a replica see it, who allow the cache. */
  const seenAt = async (client: ServiceClient, id: string): Promise<CategoryNode | undefined> => {
    const { categories } = await client.call(getCategories, { useCache: 'true' }, { caller: aPublic });
    return categories.find((category) => category.id === id);
  };
  const create = async (name: string) => (await clients[0].call(createCategory, { category: draft(name) }, asAdmin)).category;
  /** How long it takes until readers of both replicas see something, in milliseconds, while readers never stop asking. */
  async function untilBothSee(id: string, change: () => Promise<unknown>, isSeen: (node: CategoryNode | undefined) => boolean) {
    await eventually(async () => expect((await Promise.all(clients.map((client) => seenAt(client, id)))).every(Boolean)).toBe(true));
    await change();
    const began = performance.now();
    await eventually(
      async () => expect((await Promise.all(clients.map((client) => seenAt(client, id)))).every(isSeen)).toBe(true),
      withinMs,
    );
    return performance.now() - began;
  }

  it('a new name', async () => {
    const { id } = await create('Eski ad');
    const rename = () => clients[0].call(updateCategory, { category: { id, nameTr: 'Yeni ad' } }, asAdmin);
    expect(await untilBothSee(id, rename, (node) => node?.name === 'Yeni ad')).toBeLessThan(withinMs);
  });

  it('that a category was deactivated', async () => {
    const { id } = await create('Kapanan');
    const close = () => clients[1].call(updateCategory, { category: { id, status: 'inactive' } }, asAdmin);
    expect(await untilBothSee(id, close, (node) => node === undefined)).toBeLessThan(withinMs);
  });

  it('that one was deleted', async () => {
    const { id } = await create('Silinen');
    const remove = () => clients[0].call(deleteCategory, { id }, asAdmin);
    expect(await untilBothSee(id, remove, (node) => node === undefined)).toBeLessThan(withinMs);
  });

  it('one coach more, and one less', async () => {
    const { id } = await create('Sayılan');
    const coach = ids.next();
    const say = (version: number, isPublic: boolean) => () =>
      replicas[0].bus.publish([
        {
          id: ids.next(),
          name: coachChanged.name,
          subject: coach,
          occurredAt: '2026-01-01T00:00:00.000Z',
          data: { id: coach, version, coach: isPublic ? aCoach(coach, [id]) : null },
        },
      ]);
    expect(await untilBothSee(id, say(1, true), (node) => node?.coachCount === 1)).toBeLessThan(withinMs);
    expect(await untilBothSee(id, say(2, false), (node) => node?.coachCount === 0)).toBeLessThan(withinMs);
  });
}
