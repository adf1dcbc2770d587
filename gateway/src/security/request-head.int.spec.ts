import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REMOTES } from '@pusula/contracts';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase() });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

/** All that comes back until the connection ends. */
const sendRaw = async (text: string, { url } = gateways.first): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(text);
  return (await socket.toArray()).join('');
};

/** No broker is asked: the gateway under test brings its own bus. */
const IN_PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pusula.example',
  ...(process.env.AMQP_URL ? {} : { AMQP_URL: 'amqp://127.0.0.1:1' }),
  ...Object.fromEntries(['SHELL', ...REMOTES].map((name) => [`${name.toUpperCase()}_SITE_URL`, 'http://127.0.0.1:1'])),
};

describe('a request that two readers can read in two ways', () => {
  it.each([
    ['two hosts', 'Host: localhost', 'hOST: evil.example'],
    ['a coding before chunks', 'Host: localhost', 'Transfer-Encoding: gzip, chunked'],
    ['a coding that is none', 'Host: localhost', 'Transfer-Encoding: identity, chunked'],
  ])('is refused: %s', async (_, ...headers) => {
    for (const path of ['/api/auth/public-token', '/tr']) {
      const answer = await sendRaw(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n0\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/connection: close/i);
      expect(answer).toContain('"errorMessage":"MALFORMED_REQUEST"');
    }
  });
});

it('a request with more headers than are read is refused', async () => {
  const headers = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}: 1\r\n`).join('');
  const ask = (more: number) =>
    sendRaw(`GET /.well-known/jwks.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers(more)}\r\n`);
  expect(await ask(98)).toMatch(/^HTTP\/1\.1 200 /);
  for (const more of [99, 500]) expect(await ask(more)).toMatch(/^HTTP\/1\.1 431 /);
});

it('a request whose target names a host of its own is refused', async () => {
  for (const target of ['http://evil.example/', 'http://evil.example/pictures/x', 'evil.example'])
    expect(await sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

describe('S14: the host of a request', () => {
  const asked = (path: string, more: string, version = '1.1') => `GET ${path} HTTP/${version}\r\n${more}Connection: close\r\n\r\n`;
  const statusOf = (answer: string) => Number(answer.slice(9, 12));

  it('is our own in production, however its port is written; others get nothing but the state of health', async () => {
    const production = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: IN_PRODUCTION });
    const { first } = production;
    const status = async (path: string, host: string, version?: string) => statusOf(await sendRaw(asked(path, host, version), first));
    try {
      for (const host of ['pusula.example', 'Pusula.Example', 'pusula.example:443'])
        expect(await status('/.well-known/jwks.json', `Host: ${host}\r\n`)).toBe(200);
      for (const host of ['evil.example', 'pusula.example.evil.example', 'pusula.example:80', '127.0.0.1', 'pusula.example.', ''])
        for (const path of ['/.well-known/jwks.json', '/api/search/search', '/dev/mailbox'])
          expect(await status(path, `Host: ${host}\r\n`)).toBe(421);
      expect(await status('/.well-known/jwks.json', '', '1.0')).toBe(421);
      for (const path of ['/health/live', '/health/ready']) expect(await status(path, 'Host: 10.42.0.17:8080\r\n')).toBe(200);
      expect(await sendRaw(asked('/tr', 'Host: evil.example\r\n'), first)).toContain('"errorMessage":"UNKNOWN_HOST"');
    } finally {
      await production.stop();
    }
  });

  it('makes no page our own in production that names it as its origin as well', async () => {
    const production = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: IN_PRODUCTION });
    const from = async (origin: string) =>
      statusOf(
        await sendRaw(
          `POST /api/auth/public-token HTTP/1.1\r\nHost: pusula.example\r\nOrigin: ${origin}\r\nConnection: close\r\n\r\n`,
          production.first,
        ),
      );
    try {
      expect(await Promise.all(['https://pusula.example', 'http://pusula.example', 'null'].map(from))).toEqual([200, 403, 403]);
    } finally {
      await production.stop();
    }
  });

  it('is any while developing, and an origin without a name is never its own', async () => {
    expect(statusOf(await sendRaw(asked('/.well-known/jwks.json', 'Host: elsewhere.example:1234\r\n')))).toBe(200);
    const sandboxed = await sendRaw('POST /api/auth/public-token HTTP/1.0\r\nOrigin: null\r\n\r\n');
    expect(statusOf(sandboxed)).toBe(403);
  });
});
