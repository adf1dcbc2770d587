import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { type CoachState, categoryChanged, coachChanged, type Endpoint, type EventMessage, type ReplyOf, search } from '@pusula/contracts';
import { type Bus, createInProcessBus, createRabbitBus, queueOf } from '@pusula/service-kit/bus';
import { createServiceClient, identitySigner, newIdentityKey } from '@pusula/service-kit/http';
import { type RunningService, startService } from '@pusula/service-kit/service';
import {
  aPublic,
  aUser,
  eventually,
  READY_MS,
  removeTopology,
  silentLog,
  startPostgres,
  TEST_TIMEOUT_SCALE,
  testConfig,
} from '@pusula/service-kit/testing';
import { schema } from '../service.ts';
import { NO_EMBEDDINGS } from './embeddings-config.ts';
import { createSearchServiceForTests, type IndexTimes, type TimesMeanwhile } from './search-under-test.ts';

/** An index that drifts is not mended behind the test's back. */
const NEVER_MS = 86_400_000;

export type SearchOver = {
  readonly running: RunningService;
  readonly publish: (messages: readonly EventMessage[]) => Promise<void>;
  readonly find: (input: { readonly keyword?: string; readonly page?: number }) => Promise<ReplyOf<typeof search>>;
  readonly asAdmin: <E extends Endpoint>(endpoint: E) => Promise<ReplyOf<E>>;
  /** What events told, by id; null for a coach who is not public. */
  readonly projected: () => Promise<ReadonlyMap<string, CoachState | null>>;
  readonly stop: () => Promise<void>;
};

/** The search service on its own database, over the servers named; where none is, over the embedded bus and index. */
export async function startSearchOver(
  { amqpUrl, elasticsearchUrl }: { amqpUrl?: string; elasticsearchUrl?: string },
  times: IndexTimes = {},
  meanwhile?: TimesMeanwhile,
): Promise<SearchOver> {
  const name = `search-test-${randomBytes(6).toString('hex')}`;
  const postgres = await startPostgres();
  const key = await newIdentityKey('gateway');
  const log = silentLog();
  const shared = amqpUrl === undefined ? createInProcessBus({ log }) : undefined;
  const running = await startService({
    name: 'search',
    schema,
    create: createSearchServiceForTests(times, meanwhile),
    log,
    config: {
      ...testConfig(await postgres.freshDatabase(), key.publicKey),
      ...NO_EMBEDDINGS,
      AMQP_URL: amqpUrl,
      AMQP_PREFIX: name,
      ELASTICSEARCH_URL: elasticsearchUrl,
      SEARCH_INDEX: name,
      DRIFT_CHECK_MS: NEVER_MS,
    },
    ...(shared && { bus: shared }),
  });
  await running.ready(AbortSignal.timeout(READY_MS));
  const sender: Bus =
    shared ??
    createRabbitBus({
      url: amqpUrl ?? '',
      prefix: name,
      name: 'test',
      log,
      topology: new Map([[queueOf(name, 'search'), [coachChanged, categoryChanged]]]),
    });
  await eventually(() => sender.check(), READY_MS);
  const identity = await identitySigner('gateway', key.privateKey);
  const client = createServiceClient({ name: 'search', baseUrl: running.url, identity, timeoutScale: TEST_TIMEOUT_SCALE });
  return {
    running,
    publish: sender.publish,
    find: (input) => client.call(search, { ...input, pageSize: 50 }, { caller: aPublic }),
    asAdmin: (endpoint) => client.call(endpoint, {} as never, { caller: aUser({ id: '01k00000000000000000000000', role: 'admin' }) }),
    projected: async () => {
      const rows: { id: string; state: CoachState | null }[] = await running.db.manager.query('select id, state from coach');
      return new Map(rows.map(({ id, state }) => [id, state]));
    },
    stop: async () => {
      await client.close();
      await running.stop();
      await sender.close();
      await postgres.stop();
      if (amqpUrl) await removeTopology(amqpUrl, name, ['search', 'identity']);
      if (elasticsearchUrl) await removeIndexes(elasticsearchUrl, name);
    },
  };
}

/** Takes every generation of an index away. */
export async function removeIndexes(node: string, name: string): Promise<void> {
  const client = new Client({ node });
  const indexes = Object.keys(await client.indices.get({ index: `${name}-*`, ignore_unavailable: true }));
  // Their names travel in the address, which may not be long.
  for (let at = 0; at < indexes.length; at += 20) await client.indices.delete({ index: indexes.slice(at, at + 20) });
  await client.close();
}
