import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS, LIMITS, refreshToken, search, type TokenType } from '@pusula/contracts';
import { identitySigner, newIdentityKey } from '@pusula/service-kit';
import { seededIds, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import jwt, { type SignOptions } from 'jsonwebtoken';
import { type GatewaysUnderTest, PUBLIC_URL, startGateways } from '../testing/gateway-under-test.ts';
import { publicKeySet, readKeyRing } from './keys.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;

beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const now = () => Math.floor(Date.now() / 1000);
const claims = (more: object = {}) => ({
  typ: 'Public',
  iss: PUBLIC_URL,
  aud: 'pusula-api',
  iat: now(),
  nbf: now(),
  exp: now() + 600,
  jti: 'x',
  ...more,
});
const ring = () => readKeyRing(gateways.tokenKeys);
const signed = (payload: object, options: SignOptions = {}) =>
  jwt.sign(payload, ring().current.privateKey, { algorithm: 'ES256', keyid: ring().current.kid, ...options });
const statusWith = async (token: string) => {
  const { status, body } = await gateways.first.call(search, { token });
  return { status, code: body.errorMessage };
};
const newIdentitySigner = async () => identitySigner('gateway', (await newIdentityKey('gateway')).privateKey);
const newSession = seededIds(3);
const REFUSED = { status: 401, code: 'UNAUTHORIZED' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const HOSTILE: [string, () => string | Promise<string>][] = [
  ['no signature at all', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
  ['no signature, with a known key', () => `${part({ alg: 'none', typ: 'JWT', kid: ring().current.kid })}.${part(claims())}.`],
  [
    'HMAC with the public key for a secret',
    () => jwt.sign(claims(), JSON.stringify(publicKeySet(ring()).keys[0]), { algorithm: 'HS256', keyid: ring().current.kid }),
  ],
  [
    'a key of the attacker under our kid',
    () =>
      jwt.sign(claims(), generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, {
        algorithm: 'ES256',
        keyid: ring().current.kid,
      }),
  ],
  [
    'an RSA key of the attacker',
    () =>
      jwt.sign(claims(), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, {
        algorithm: 'RS256',
        keyid: ring().current.kid,
      }),
  ],
  ['an unknown kid', () => signed(claims(), { keyid: 'another' })],
  ['a kid that is a path', () => signed(claims(), { keyid: '../../etc/passwd' })],
  [
    'its key set named in jku',
    () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return jwt.sign(claims(), privateKey, {
        algorithm: 'ES256',
        keyid: 'evil',
        header: { alg: 'ES256', kid: 'evil', jku: 'http://127.0.0.1:9/jwks.json' },
      });
    },
  ],
  [
    'its own key in the header',
    () => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const header = { alg: 'ES256', kid: ring().current.kid, jwk: publicKey.export({ format: 'jwk' }) } as never;
      return jwt.sign(claims(), privateKey, { algorithm: 'ES256', header });
    },
  ],
  ['a beginning in the future', () => signed(claims({ nbf: now() + 60 }))],
  ['another issuer', () => signed(claims({ iss: 'http://evil.example' }))],
  ['another audience', () => signed(claims({ aud: 'another-api' }))],
  [
    'a changed payload',
    () => {
      const [header, , signature] = signed(claims()).split('.');
      return `${header}.${part(claims({ typ: 'User', role: 'admin' }))}.${signature}`;
    },
  ],
  ['no token shape', () => 'not-a-token'],
  ['eight kilobytes', () => 'x'.repeat(8_000)],
  ['the signature of who calls a service', async () => (await newIdentitySigner()).sign({ type: 'Public' }, 'search')],
];
const EXPIRED = () => signed(claims({ iat: now() - 900, nbf: now() - 900, exp: now() - 1 }));

describe('S3: hostile tokens', () => {
  it('accepts the token that the hostile ones imitate', async () => {
    expect((await statusWith(signed(claims()))).status).toBe(200);
  });

  it.each([...HOSTILE, ['an expiry in the past', EXPIRED] as const])('refuses a token with %s', async (_what, token) => {
    expect(await statusWith(await token())).toEqual(REFUSED);
  });

  it.each(HOSTILE)('exchanges none with %s', async (_what, token) => {
    const input = { token: await token(), tokenType: 'Public' };
    const { status, body } = await gateways.first.call(refreshToken, { input });
    expect([status, body.errorMessage]).toEqual(
      input.token.length > LIMITS.tokenLength ? [400, 'VALIDATION_FAILED'] : [401, 'UNAUTHORIZED'],
    );
  });
});

describe('S3: token types', () => {
  const accepting = (type: TokenType) =>
    ENDPOINTS.filter(({ internal, tokens }) => !internal && tokens.includes(type)).map(({ method, path }) => `${method} ${path}`);

  it('a Register token is good for the wizard’s calls and harmless reads, and for nothing else', () => {
    expect(accepting('Register').sort()).toEqual([
      'GET /auth/data-deletion-status',
      'GET /auth/providers',
      'GET /category/get-categories',
      'GET /category/get-category-by-id',
      'GET /coach/get-coach-by-id',
      'GET /search/suggest',
      'POST /ai/refine',
      'POST /auth/is-user-exist',
      'POST /auth/register',
      'POST /auth/social-profile',
      'POST /auth/start-social',
      'POST /auth/upload-profile-picture',
      'POST /search/search',
    ]);
  });

  it.each(
    ENDPOINTS.filter(({ internal, tokens }) => !internal && tokens.length > 0).map((endpoint) => [endpoint.route, endpoint] as const),
  )('%s takes the types of its contract and no other', async (_route, endpoint) => {
    const user = { sub: '01k00000000000000000000000', role: 'admin', verified: true, email: 'a@example.test' };
    for (const typ of ['Public', 'Register', 'User', 'None', 'Service', 'Admin']) {
      const token = signed(claims({ typ, ...user, sid: newSession.next() }));
      const { body } = await gateways.first.call(endpoint, { token });
      const isRefused = ['UNAUTHORIZED', 'INVALID_TOKEN_TYPE', 'TOKEN_IS_NOT_PUBLIC'].includes(String(body.errorMessage));
      // A token of no known type is no token, which some calls do without.
      const as = ['Public', 'Register', 'User'].includes(typ) ? typ : 'None';
      expect([typ, isRefused]).toEqual([typ, !endpoint.tokens.some((accepted) => accepted === as)]);
    }
  });
});
