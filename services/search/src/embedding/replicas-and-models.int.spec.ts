import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { indexStatus, search } from '@pusula/contracts';
import { createInProcessBus } from '@pusula/service-kit/bus';
import { createServiceClient, identitySigner, newIdentityKey } from '@pusula/service-kit/http';
import { type RunningService, startService } from '@pusula/service-kit/service';
import {
  aPublic,
  eventually,
  READY_MS,
  serverUrl,
  silentLog,
  startPostgres,
  TEST_TIMEOUT_SCALE,
  type TestPostgres,
  testConfig,
} from '@pusula/service-kit/testing';
import { schema } from '../service.ts';
import { type EmbeddingServer, startEmbeddingServer } from '../testing/embedding-server.ts';
import { NO_EMBEDDINGS } from '../testing/embeddings-config.ts';
import { CATEGORIES, idOf } from '../testing/people.ts';
import { removeIndexes } from '../testing/search-over.ts';
import { categorySaid, coachSaid, createSearchServiceForTests } from '../testing/search-under-test.ts';
import { admin, COACHES, EVERYBODY, NEAR_WORD } from './embeddings.testing.ts';

const elasticsearch = serverUrl('elasticsearch');
const prefix = `search-embedding-test-${process.pid}-${Date.now()}`;
const PATIENCE_MS = 120_000;

let postgres: TestPostgres;
let server: EmbeddingServer;
let running: RunningService[] = [];
let started = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  if (elasticsearch) await removeIndexes(elasticsearch, prefix);
});
beforeEach(async () => {
  server = await startEmbeddingServer();
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
  await server?.stop();
});

type Replica = {
  readonly service: RunningService;
  readonly status: () => ReturnType<typeof statusOf>;
  readonly namesOf: (keyword: string) => Promise<string[]>;
};
type Client = ReturnType<typeof createServiceClient>;
const statusOf = (client: Client) => client.call(indexStatus, {}, { caller: admin });

/** What is kept between processes of one installation: its database, index name and key. */
async function install(elasticsearchUrl: string | undefined) {
  const key = await newIdentityKey('gateway');
  const url = await postgres.freshDatabase();
  const identity = await identitySigner('gateway', key.privateKey);
  const index = `${prefix}-${++started}`;
  return async (model: string): Promise<Replica> => {
    const service = await startService({
      name: 'search',
      schema,
      create: createSearchServiceForTests(),
      log: silentLog(),
      bus: createInProcessBus({ log: silentLog() }),
      config: {
        ...testConfig(url, key.publicKey),
        ...NO_EMBEDDINGS,
        EMBEDDINGS_URL: server.url,
        EMBEDDINGS_MODEL: model,
        ELASTICSEARCH_URL: elasticsearchUrl,
        SEARCH_INDEX: index,
        DRIFT_CHECK_MS: 1_000,
      },
    });
    running.push(service);
    await service.ready(AbortSignal.timeout(READY_MS));
    const client = createServiceClient({ name: 'search', baseUrl: service.url, identity, timeoutScale: TEST_TIMEOUT_SCALE });
    return {
      service,
      status: () => statusOf(client),
      namesOf: async (keyword) =>
        (await client.call(search, { keyword, pageSize: 50 }, { caller: aPublic })).coaches.map(({ firstName }) => firstName),
    };
  };
}

const fill = ({ service }: Replica) =>
  service.bus.publish([
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    ...EVERYBODY.map((one) => coachSaid(one.id, 1, one)),
  ]);
const embedded = (replica: Replica, model: string) =>
  eventually(
    async () =>
      expect(await replica.status()).toMatchObject({
        unindexed: 0,
        embeddings: { model, embedded: COACHES, waiting: 0, problem: null },
      }),
    PATIENCE_MS,
  );
const findsByNearness = (replica: Replica) =>
  eventually(async () => expect((await replica.namesOf(NEAR_WORD))[0]).toBe('Nil'), PATIENCE_MS);

describe.each([
  ['the embedded index', undefined],
  ['Elasticsearch', elasticsearch],
])('with %s', (kind, url) => {
  if (kind === 'Elasticsearch' && !elasticsearch) {
    it.skip('skipped: ELASTICSEARCH_URL is not set', () => undefined);
    return;
  }

  it('makes everything again for another model, whose vectors are of another size', async () => {
    const start = await install(url);
    const before = await start('small-model');
    await fill(before);
    await embedded(before, 'small-model');
    await findsByNearness(before);

    server.dimension = 128;
    const after = await start('large-model');
    await embedded(after, 'large-model');
    await findsByNearness(after);
    // The replica that goes on with the old model finds by words and intents, and embeds nothing against the new one.
    expect(await before.namesOf('kaygısı')).toEqual(expect.arrayContaining(['Elif', 'Gül']));
    const sent = server.embedded.length;
    await after.service.bus.publish([
      coachSaid(idOf(2), 2, { ...(EVERYBODY[1] as (typeof EVERYBODY)[number]), texts: { tr: { headline: 'Arıcılık', bio: '' } } }),
    ]);
    await eventually(() => expect(server.embedded.slice(sent)).toContain('Arıcılık'), PATIENCE_MS);
    expect(server.embedded.filter((text) => text === 'Arıcılık')).toHaveLength(1);
  });
});

it('embeds each text once with two replicas on one database, and both find by nearness', async () => {
  const start = await install(elasticsearch);
  const replicas = await Promise.all([start('a-model'), start('a-model')]);
  await Promise.all(replicas.map(fill));
  for (const replica of replicas) await embedded(replica, 'a-model');
  const first = ['Pusula', 'Compass'];
  const texts = server.embedded.filter((text) => !first.includes(text) && text !== NEAR_WORD);
  expect(new Set(texts).size).toBe(texts.length);
  for (const replica of replicas) await findsByNearness(replica);
});

it('uses a model that was exchanged for one of another size behind the same name', async () => {
  const start = await install(undefined);
  const replica = await start('a-model');
  await fill(replica);
  await embedded(replica, 'a-model');
  server.dimension = 64;
  await replica.service.bus.publish([
    coachSaid(idOf(2), 2, { ...(EVERYBODY[1] as (typeof EVERYBODY)[number]), city: 'Van', texts: { tr: { headline: 'Arı', bio: '' } } }),
  ]);
  await eventually(async () => {
    const [state] = await replica.service.db.manager.query<{ dimension: number }[]>('select dimension from embedding_state');
    expect(state?.dimension).toBe(64);
  }, PATIENCE_MS);
  await embedded(replica, 'a-model');
  await findsByNearness(replica);
});
