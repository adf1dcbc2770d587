import { type Endpoint, RATE_LIMITS, SERVICE_NAMES, type ServiceName } from '@pusula/contracts';
import { parseConfig } from '@pusula/service-kit/config';
import { newIdentityKey } from '@pusula/service-kit/http';
import { type Log, silentLog } from '@pusula/service-kit/log';
import { type Clock, type FakeClock, fakeClock } from '@pusula/service-kit/service';
import { TEST_TIMEOUT_SCALE } from '@pusula/service-kit/testing';
import { environmentName, gatewayConfig } from '../config.ts';
import { listenWithStartingPage } from '../http-front.ts';
import { startGateway } from '../start-gateway.ts';
import { generateKeySet } from '../tokens/keys.ts';
import { type PublishEvent, type TestEvents, testEvents } from './events.ts';
import { playServices, RIGHT_PASSWORD } from './play-services.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown>; readonly text: string };
export type Replica = {
  readonly url: string;
  readonly call: (
    endpoint: Endpoint,
    options?: { token?: string | undefined; input?: object; headers?: Record<string, string> },
  ) => Promise<Answer>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly publicToken: () => Promise<string>;
  readonly signIn: (email: string, password?: string) => Promise<Answer>;
  /** What the management port answers. */
  readonly manage: (path: string) => Promise<Answer>;
};
export type GatewaysUnderTest = {
  readonly first: Replica;
  /** Another replica than the first. */
  readonly second: Replica;
  readonly publish: PublishEvent;
  readonly recordEvents: TestEvents['recordEvents'];
  readonly upstreams: Readonly<Record<ServiceName, Upstream>>;
  readonly tokenKeys: string;
  readonly stop: () => Promise<void>;
};

export type UnderTestOptions = {
  readonly databaseUrl: string;
  readonly replicas?: number;
  readonly env?: Record<string, string>;
  readonly clock?: Clock;
  readonly log?: Log;
};

export const EMAIL_HASH_KEY = Buffer.alloc(32, 5).toString('base64url');
export const PUBLIC_URL = 'http://localhost:8080';

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

function replicaAt(url: string, managementUrl: string): Replica {
  const call: Replica['call'] = (endpoint, { token, input = {}, headers = {} } = {}) => {
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    if (endpoint.method !== 'POST') {
      const query = new URLSearchParams(input as Record<string, string>);
      return send(`${url}/api${endpoint.path}?${query}`, { method: endpoint.method, headers: { ...authorization, ...headers } });
    }
    const sent = { ...authorization, 'content-type': 'application/json', ...headers };
    return send(`${url}/api${endpoint.path}`, { method: 'POST', headers: sent, body: JSON.stringify(input) });
  };
  const post = (path: string, body: object) =>
    send(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    url,
    call,
    get: (path, headers = {}) => send(`${url}${path}`, { headers }),
    manage: (path) => send(`${managementUrl}${path}`, {}),
    publicToken: async () => String((await post('/auth/public-token', {})).body.token),
    signIn: (email, password = RIGHT_PASSWORD) => post('/auth/login', { authenticationType: 'Basic', email, password }),
  };
}

export type RunningClock = Omit<FakeClock, 'set'>;

/** A clock that goes on by itself, and further when it is advanced. */
export function runningClock(): RunningClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms) => {
      aheadMs += ms;
    },
  };
}

const LONGEST_WINDOW_MS = Math.max(...Object.values(RATE_LIMITS).map(({ windowMs }) => windowMs));
/** A clock that stands at the beginning of every limit's window, so that no test falls into two of them. */
export const atWindowStart = (): FakeClock => fakeClock(new Date(Math.floor(Date.now() / LONGEST_WINDOW_MS) * LONGEST_WINDOW_MS));
/** Nothing counts any more that was counted before, and nobody is signed in. */
export const nextWindow = (clock: FakeClock): void => clock.advance(LONGEST_WINDOW_MS);

/** Real gateways on one real database, with servers of the test's own in the services' places. */
export async function startGateways({
  databaseUrl,
  replicas = 1,
  env = {},
  clock,
  log = silentLog(),
}: UnderTestOptions): Promise<GatewaysUnderTest> {
  const upstreams = Object.fromEntries(
    await Promise.all(SERVICE_NAMES.map(async (name) => [name, await startUpstream(playServices)] as const)),
  ) as Record<ServiceName, Upstream>;
  const events = testEvents();
  const { privateKey } = await newIdentityKey('gateway');
  const tokenKeys = env.TOKEN_KEYS ?? generateKeySet('gateway-test');
  const config = parseConfig(
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      DRAIN_GRACE_MS: '0',
      TIMEOUT_SCALE: String(TEST_TIMEOUT_SCALE),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL,
      LOG_LEVEL: 'silent',
      TOKEN_KEYS: tokenKeys,
      IDENTITY_KEY: JSON.stringify(privateKey),
      EMAIL_HASH_KEY,
      ...Object.fromEntries(SERVICE_NAMES.map((name) => [`${environmentName(name)}_URL`, upstreams[name].url])),
      ...events.env,
      ...env,
    },
    gatewayConfig,
  );
  const started = await Promise.all(
    Array.from({ length: replicas }, async (_, place) => {
      const front = await listenWithStartingPage(0, '127.0.0.1', 'Pusula');
      const bus = place === 0 && events.bus ? { bus: events.bus } : {};
      const gateway = await startGateway({ config, front, log, ...bus, ...(clock ? { clock } : {}) });
      await gateway.opened;
      return { gateway, replica: replicaAt(`http://127.0.0.1:${front.port}`, gateway.managementUrl) };
    }),
  );
  const [first] = started;
  if (!first) throw new Error('at least one replica');
  return {
    first: first.replica,
    second: started[1]?.replica ?? first.replica,
    publish: events.publish,
    recordEvents: events.recordEvents,
    upstreams,
    tokenKeys,
    async stop() {
      await Promise.all(started.map(({ gateway }) => gateway.stop()));
      await events.stop();
      await Promise.all(Object.values(upstreams).map(({ stop }) => stop()));
    },
  };
}
