import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { seededIds, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, PUBLIC_URL, startGateways } from '../testing/gateway-under-test.ts';
import { readKeyRing } from '../tokens/keys.ts';
import { mintToken } from '../tokens/token.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    env: { RATE_LIMIT_SCALE: '1000', ALLOWED_ORIGINS: 'https://partner.example' },
  });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const sessions = seededIds(14);
const admin = () =>
  mintToken(
    { issuer: PUBLIC_URL, keys: readKeyRing(gateways.tokenKeys) },
    { typ: 'User', sub: sessions.next(), sid: sessions.next(), email: 'a@example.test', role: 'admin', verified: true },
    sessions.next(),
    new Date(),
  ).token;
const seen = () => Object.values(gateways.upstreams).reduce((sum, upstream) => sum + upstream.seen.length, 0);
const routes = contracts.ENDPOINTS.filter(({ internal }) => !internal);
const FORM = 'application/x-www-form-urlencoded';
const post = (path: string, headers: Record<string, string>, body: string) =>
  fetch(`${gateways.first.url}/api${path}`, { method: 'POST', headers, body });

describe('S14: what another origin’s page can make a browser send', () => {
  it.each(routes.map((endpoint) => [endpoint.route, endpoint] as const))('has no effect at %s, even with a token', async (_, endpoint) => {
    const before = seen();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: gateways.first.url, 'sec-fetch-site': 'cross-site' },
      { origin: `${gateways.first.url}.evil.example` },
    ]) {
      const answer = await gateways.first.call(endpoint, { token: admin(), headers });
      expect([answer.status, answer.body.errorMessage]).toEqual([403, 'FORBIDDEN']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(seen()).toBe(before);
  });

  it.each(routes.filter(({ method, form }) => method === 'POST' && !form).map((endpoint) => [endpoint.route, endpoint] as const))(
    'as a form, or as text, has no effect at %s, even from a browser that names no origin',
    async (_, { path }) => {
      const before = seen();
      for (const type of [FORM, 'text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16']) {
        const answer = await post(path, { 'content-type': type, authorization: `Bearer ${admin()}` }, '{"id":"1"}');
        expect([type, answer.status]).toEqual([type, answer.status === 403 ? 403 : 415]);
      }
      expect(seen()).toBe(before);
    },
  );

  it('is let in from our own address and from origins that are named', async () => {
    for (const origin of [PUBLIC_URL, gateways.first.url, 'https://partner.example']) {
      expect((await gateways.first.call(contracts.search, { token: admin(), headers: { origin } })).status).toBe(200);
    }
  });
});

describe('a call that takes a form', () => {
  const { path } = contracts.facebookDataDeletion;

  it('comes from a server without a token or an origin, and goes on as it came', async () => {
    const answer = await post(path, { 'content-type': FORM }, 'signed_request=a%2Bb.c');
    expect(answer.status).toBe(200);
    const sent = gateways.upstreams.identity.seen.at(-1);
    expect([sent?.path, sent?.headers['content-type'], sent?.body]).toEqual([`/api${path}`, FORM, 'signed_request=a%2Bb.c']);
  });

  it('takes nothing else', async () => {
    const before = seen();
    expect((await post(path, { 'content-type': 'application/json' }, '{"signed_request":"x"}')).status).toBe(415);
    expect((await post(path, { 'content-type': FORM }, `signed_request=${'x'.repeat(200_000)}`)).status).toBe(413);
    expect(seen()).toBe(before);
  });
});
