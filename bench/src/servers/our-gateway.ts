import { randomBytes } from 'node:crypto';
import { SERVICE_NAMES } from '@pusula/contracts';
import { startChild, untilReady } from '@pusula/e2e/child';
import { generateKeySet } from '@pusula/gateway';
import { newIdentityKey } from '@pusula/service-kit/http';
import { freePort, startPostgres } from '@pusula/service-kit/testing';
import type { Server } from './start-server.ts';

const READY_MS = 60_000;
const PUBLIC_URL = 'http://localhost:8080';
const AUDIENCE = 'pusula-api';

export type OurGateway = Server & {
  readonly token: string;
  /** What an opponent must know to check the same token. */
  readonly tokenChecks: { readonly JWKS: string; readonly ISSUER: string; readonly AUDIENCE: string };
};

/** The gateway as production runs it, a process of its own on a real PostgreSQL, with one server in all services' place. */
export async function startOurGateway(upstreamUrl: string): Promise<OurGateway> {
  const postgres = await startPostgres();
  const port = await freePort();
  const { privateKey } = await newIdentityKey('gateway');
  const services = SERVICE_NAMES.map((name) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, upstreamUrl]);
  const child = startChild('gateway/src/main.ts', {
    ...Object.fromEntries(services),
    HOST: '127.0.0.1',
    PORT: String(port),
    MANAGEMENT_PORT: '0',
    DRAIN_GRACE_MS: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: await postgres.freshDatabase(),
    PUBLIC_URL,
    TOKEN_KEYS: generateKeySet('gateway-bench'),
    IDENTITY_KEY: JSON.stringify(privateKey),
    EMAIL_HASH_KEY: randomBytes(32).toString('base64url'),
    RATE_LIMIT_SCALE: '1000000',
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await child.stop();
    await postgres.stop();
  };
  try {
    await untilReady(`${url}/health/ready`, child, READY_MS);
    const JWKS = await (await fetch(`${url}/.well-known/jwks.json`)).text();
    const { token } = (await (await fetch(`${url}/api/auth/public-token`, { method: 'POST' })).json()) as { token: string };
    return { url, pid: child.process.pid ?? Number.NaN, stop, token, tokenChecks: { JWKS, ISSUER: PUBLIC_URL, AUDIENCE } };
  } catch (error) {
    await stop();
    throw error;
  }
}
