import { type Endpoint, SERVICE_NAMES, type ServiceName } from '@pusula/contracts';
import { newIdentityKey, parseConfig, silentLog } from '@pusula/service-kit';
import { environmentName, gatewayConfig } from '../config.ts';
import { openDoor } from '../door.ts';
import { startGateway } from '../start-gateway.ts';
import { generateKeySet } from '../tokens/keys.ts';
import { RIGHT_PASSWORD, startUpstream, type Upstream } from './upstream.ts';

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
};
export type GatewaysUnderTest = {
  readonly first: Replica;
  readonly replicas: readonly Replica[];
  readonly upstreams: Readonly<Record<ServiceName, Upstream>>;
  readonly tokenKeys: string;
  readonly stop: () => Promise<void>;
};

export type UnderTestOptions = { readonly databaseUrl: string; readonly replicas?: number; readonly env?: Record<string, string> };

export const PUBLIC_URL = 'http://localhost:8080';

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

function replicaAt(url: string): Replica {
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
    publicToken: async () => String((await post('/auth/public-token', {})).body.token),
    signIn: (email, password = RIGHT_PASSWORD) => post('/auth/login', { authenticationType: 'Basic', email, password }),
  };
}

/** Real gateways on one real database, with servers of the test's own in the services' places. */
export async function startGateways({ databaseUrl, replicas = 1, env = {} }: UnderTestOptions): Promise<GatewaysUnderTest> {
  const upstreams = Object.fromEntries(
    await Promise.all(SERVICE_NAMES.map(async (name) => [name, await startUpstream()] as const)),
  ) as Record<ServiceName, Upstream>;
  const { privateKey } = await newIdentityKey('gateway');
  const tokenKeys = generateKeySet('gateway-test');
  const config = parseConfig(
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      DRAIN_GRACE_MS: '0',
      DATABASE_URL: databaseUrl,
      PUBLIC_URL,
      LOG_LEVEL: 'silent',
      TOKEN_KEYS: tokenKeys,
      IDENTITY_KEY: JSON.stringify(privateKey),
      ...Object.fromEntries(SERVICE_NAMES.map((name) => [`${environmentName(name)}_URL`, upstreams[name].url])),
      ...env,
    },
    gatewayConfig,
  );
  const started = await Promise.all(
    Array.from({ length: replicas }, async () => {
      const door = await openDoor(0, '127.0.0.1');
      const gateway = await startGateway({ config, door, log: silentLog() });
      await gateway.opened;
      return { gateway, replica: replicaAt(`http://127.0.0.1:${door.port}`) };
    }),
  );
  const [first] = started;
  if (!first) throw new Error('at least one replica');
  return {
    first: first.replica,
    replicas: started.map(({ replica }) => replica),
    upstreams,
    tokenKeys,
    async stop() {
      await Promise.all(started.map(({ gateway }) => gateway.stop()));
      for (const upstream of Object.values(upstreams)) upstream.stop();
    },
  };
}
