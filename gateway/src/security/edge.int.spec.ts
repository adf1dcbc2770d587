import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Endpoint,
  IDENTITY_HEADER,
  LIMITS,
  login,
  publicToken,
  refine,
  refreshToken,
  registerToken,
  search,
  uploadProfilePicture,
} from '@pusula/contracts';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';
import { claims, imitate } from './hostile-tokens.testing.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { RATE_LIMIT_SCALE: '1000' } });
  token = await gateways.first.publicToken();
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const post = (path: string, init: RequestInit = {}) =>
  fetch(`${gateways.first.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...init,
  });

describe('the API edge', () => {
  it('answers an unknown path and an unknown method with their codes', async () => {
    const unknown = await post('/api/nothing/here');
    expect([unknown.status, (await unknown.json()).errorMessage]).toEqual([404, 'ROUTE_NOT_FOUND']);
    const wrong = await fetch(`${gateways.first.url}/api/search/search`, { method: 'DELETE' });
    expect([wrong.status, (await wrong.json()).errorMessage, wrong.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
  });

  it('S11: refuses a body by its announced length, before it is sent', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 50_000_000 };
      const sent = request(`${gateways.first.url}/api/search/search`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write('{');
    });
    expect(status).toBe(413);
  });

  it('S11: refuses a body of unknown length as soon as it outgrows the cap', async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(64 * 1024, 'x')),
    });
    const response = await post('/api/search/search', { body: stream, duplex: 'half' } as RequestInit).catch(() => undefined);
    expect([413, undefined]).toContain(response?.status);
    expect(gateways.upstreams.search.seen).toEqual([]);
  });

  it('asks for JSON', async () => {
    const response = await post('/api/search/search', {
      body: 'a=1',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
    });
    expect([response.status, (await response.json()).errorMessage]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('S14: refuses calls that another origin’s page makes, and answers its preflight without permission', async () => {
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await post('/api/search/search', { headers, body: '{}' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const preflight = await fetch(`${gateways.first.url}/api/search/search`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('S20: has no reply kept, sniffed or read by another origin, whether it is passed on, its own or a refusal', async () => {
    const replies = [
      await gateways.first.call(search, { token }),
      await gateways.first.call(publicToken),
      await gateways.first.call(search),
      await gateways.first.get('/api/nothing/here'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 401, 404]);
    for (const { headers } of replies) {
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect([headers.get('access-control-allow-origin'), headers.get('x-powered-by'), headers.get('set-cookie')]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });

  it('never lets a caller say who they are: its own identity header replaces theirs', async () => {
    await gateways.first.call(search, { token, headers: { [IDENTITY_HEADER]: 'forged' } });
    const seen = gateways.upstreams.search.seen.at(-1);
    expect(seen?.headers[IDENTITY_HEADER]).toMatch(/^ey/);
  });

  it('names the network of whoever calls where a service shares out by it, and nowhere else', async () => {
    const { first, upstreams } = gateways;
    const { token: register } = (await first.call(registerToken, { token, input: { email: 'new@example.test' } })).body;
    const networkIn = async (endpoint: Endpoint, as: unknown) => {
      const { seen } = upstreams[endpoint.owner as 'profile'];
      await first.call(endpoint, { token: String(as), input: { file: 'data:image/png;base64,AA==' } });
      const [, said = ''] = String(seen.at(-1)?.headers[IDENTITY_HEADER]).split('.');
      return JSON.parse(Buffer.from(said, 'base64url').toString()).caller;
    };
    expect(await networkIn(refine, register)).toEqual({ type: 'Register', email: 'new@example.test' });
    expect(await networkIn(uploadProfilePicture, register)).toEqual({ type: 'Register', email: 'new@example.test', network: '127.0.0.1' });
    const unproven = (await first.signIn('unverified@example.test')).body.token;
    expect(await networkIn(uploadProfilePicture, unproven)).toMatchObject({ type: 'User', network: '127.0.0.1' });
    const proven = (await first.signIn('proven@example.test')).body.token;
    expect(await networkIn(uploadProfilePicture, proven)).toMatchObject({ type: 'User', network: '127.0.0.1' });
  });

  it('passes a traceparent on and gives every reply its request id', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = await gateways.first.call(search, { token, headers: { traceparent } });
    expect(gateways.upstreams.search.seen.at(-1)?.headers.traceparent).toContain('0af7651916cd43dd8448eb211c80319c');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
  });
});

describe('S3: a hostile token', () => {
  const refusal = async (name: string, token: string) => {
    const { status, body } = await gateways.first.call(search, { token });
    return status === 401 && body.errorMessage === 'UNAUTHORIZED' ? [] : [`${name}: ${status}`];
  };
  /** How an exchange of a hostile token ended, unless it was refused. */
  const exchange = async (name: string, token: string) => {
    const { status, body } = await gateways.first.call(refreshToken, { input: { token, tokenType: 'Public' } });
    const [expected, code] = token.length > LIMITS.tokenLength ? [400, 'VALIDATION_FAILED'] : [401, 'UNAUTHORIZED'];
    return status === expected && body.errorMessage === code ? [] : [`${name}: ${status} ${body.errorMessage ?? ''}`];
  };

  it('is refused wherever it comes, and exchanged for none, whatever is wrong with it', async () => {
    const { signed, hostile, expired } = imitate(gateways.tokenKeys);
    // The token that the hostile ones imitate.
    expect((await gateways.first.call(search, { token: signed(claims()) })).status).toBe(200);
    expect(hostile).toHaveLength(19);
    const problems: string[] = [];
    for (const [name, token] of [...hostile, expired]) problems.push(...(await refusal(name, await token())));
    // An expired token is what an exchange is for.
    for (const [name, token] of hostile) problems.push(...(await exchange(name, await token())));
    expect(problems).toEqual([]);
  });
});

it('S20: keeps browsers to HTTPS for a year after any answer, and cookies to it, where it is reached by HTTPS', async () => {
  const secure = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { PUBLIC_URL: 'https://pusula.example' } });
  try {
    const { first } = secure;
    const answers = [await first.call(publicToken), await first.call(search), await first.get('/docs'), await first.get('/health/ready')];
    expect(answers.map(({ status, headers }) => [status, headers.get('strict-transport-security')])).toEqual(
      [200, 401, 200, 200].map((status) => [status, 'max-age=31536000; includeSubDomains']),
    );
    const input = { authenticationType: 'Basic', email: 'secure@example.test', password: RIGHT_PASSWORD };
    const cookies = (await first.call(login, { input, headers: { origin: 'https://pusula.example' } })).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-pusula-session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/),
      expect.stringMatching(/^__Host-pusula-browser=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000; Secure$/),
    ]);
  } finally {
    await secure.stop();
  }
});
