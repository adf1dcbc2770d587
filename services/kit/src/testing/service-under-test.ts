import { type Caller, type Endpoint, type Envelope, IDENTITY_HEADER, type ReplyOf, type SentInput } from '@pusula/contracts';
import type { Bus } from '../bus/bus.ts';
import { createInProcessBus } from '../bus/in-process/in-process-bus.ts';
import { type FakeClock, fakeClock } from '../clock.ts';
import { identitySigner } from '../http/identity.ts';
import { newIdentityKey } from '../http/identity-key.ts';
import { createServiceClient } from '../http/service-client.ts';
import { silentLog } from '../log/log.ts';
import type { RunningService, ServiceConfig, StartOptions } from '../run/service-options.ts';
import { startService } from '../run/start-service.ts';
import type { TestPostgres } from './fresh-database.ts';
import { startPostgres } from './postgres.ts';
import { type ReadEvent, readEvents } from './read-events.ts';

export const aPublic: Caller = { type: 'Public' };
export const aUser = (user: Partial<Extract<Caller, { type: 'User' }>> & { readonly id: string }): Caller => ({
  type: 'User',
  role: 'member',
  verified: true,
  email: `${user.id}@example.com`,
  sessionId: 'a-session',
  ...user,
});

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: Envelope<Record<string, unknown>> };

export type ServiceUnderTest = {
  readonly running: RunningService;
  readonly bus: Bus;
  readonly clock: FakeClock;
  /** Makes a call as somebody, through HTTP, as the gateway would. @throws failure with the code that the service answered */
  readonly callAs: (caller: Caller) => <E extends Endpoint>(endpoint: E, input: SentInput<E>) => Promise<ReplyOf<E>>;
  /** Makes a call as somebody and reads what comes of its reply, as it comes. @throws what breaks the connection, and the signal's reason */
  readonly streamAs: (
    caller: Caller,
    signal?: AbortSignal,
  ) => <E extends Endpoint>(endpoint: E, input: SentInput<E>) => AsyncGenerator<ReadEvent>;
  /** Sends anything: for what a client would never send. `caller: null` leaves the identity header out. */
  readonly send: (caller: Caller | null, method: string, path: string, init?: Omit<RequestInit, 'method'>) => Promise<Answer>;
  /** Something to be stopped before the service is. */
  readonly beforeStop: (work: () => Promise<void>) => void;
  readonly stop: () => Promise<void>;
};

export type UnderTestOptions<C extends ServiceConfig> = Omit<StartOptions<C>, 'config' | 'bus' | 'clock'> & {
  /** The service's own variables. */
  readonly config?: Omit<C, keyof ServiceConfig>;
  /** Where its database is created; by default on the server that all test files share. */
  readonly postgres?: TestPostgres;
  readonly clock?: FakeClock;
  readonly bus?: Bus;
};

/** Starts a service on a fresh database with an in-process bus, a clock that stands still and a key of its own; ready when it resolves. */
export async function startServiceUnderTest<C extends ServiceConfig>(options: UnderTestOptions<C>): Promise<ServiceUnderTest> {
  const { name, clock = fakeClock(new Date()), log = silentLog() } = options;
  const postgres = options.postgres ?? (await startPostgres());
  const bus = options.bus ?? createInProcessBus({ log });
  const key = await newIdentityKey('gateway');
  const config = { ...testConfig(await postgres.freshDatabase(options.schema), key.publicKey), ...options.config } as unknown as C;
  const running = await startService({ ...options, config, bus, clock, log });
  await running.ready(AbortSignal.timeout(READY_MS));
  const identity = await identitySigner('gateway', key.privateKey);
  const client = createServiceClient({ name, baseUrl: running.url, identity, timeoutScale: TEST_TIMEOUT_SCALE });
  const first: (() => Promise<void>)[] = [];
  return {
    running,
    bus,
    clock,
    callAs: (caller) => (endpoint, input) => client.call(endpoint, input, { caller }),
    streamAs: (caller, signal) =>
      async function* (endpoint, input) {
        const identityHeader = await identity.sign(caller, name);
        const response = await fetch(`${running.url}/api${endpoint.path}`, {
          method: endpoint.method,
          headers: { [IDENTITY_HEADER]: identityHeader, 'content-type': 'application/json', accept: 'text/event-stream' },
          body: JSON.stringify(input),
          ...(signal ? { signal } : {}),
        });
        yield* readEvents(response);
      },
    send: async (caller, method, path, init = {}) => {
      const headers = new Headers(init.headers);
      if (caller) headers.set(IDENTITY_HEADER, await identity.sign(caller, name));
      const response = await fetch(running.url + path, { ...init, method, headers });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer['body'] };
    },
    beforeStop: (work) => {
      first.push(work);
    },
    stop: async () => {
      await Promise.all(first.map((work) => work()));
      await client.close();
      await running.stop();
      if (!options.postgres) await postgres.stop();
    },
  };
}

/** How long a service may take to become ready: on a busy machine its modules alone take seconds to load. */
export const READY_MS = 120_000;

/** Tests share a machine with other tests: those that claim nothing about time give calls more of it. */
export const TEST_TIMEOUT_SCALE = 4;

/** What a service reads, for a test. */
export const testConfig = (databaseUrl: string, publicKey: object): ServiceConfig => ({
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: 5,
  AMQP_URL: undefined,
  AMQP_PREFIX: 'test',
  IDENTITY_JWKS: { keys: [publicKey] } as unknown as ServiceConfig['IDENTITY_JWKS'],
  AMQP_TOPOLOGY: 'declare',
  REQUIRE_TLS: false,
  NODE_EXTRA_CA_CERTS: undefined,
  REVISION: 'test',
  DRAIN_GRACE_MS: 0,
  TIMEOUT_SCALE: TEST_TIMEOUT_SCALE,
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_HEADERS: undefined,
  OTEL_SERVICE_NAME: undefined,
  OTEL_RESOURCE_ATTRIBUTES: undefined,
  OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: 1,
  OTEL_SDK_DISABLED: false,
});
