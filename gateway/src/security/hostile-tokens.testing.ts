import { generateKeyPairSync } from 'node:crypto';
import { identitySigner, newIdentityKey } from '@pusula/service-kit/http';
import jwt, { type SignOptions } from 'jsonwebtoken';
import { PUBLIC_URL } from '../testing/gateway-under-test.ts';
import { publicKeySet, readKeyRing } from '../tokens/keys.ts';

const now = () => Math.floor(Date.now() / 1000);
/** What a token for visitors says. */
export const claims = (more: object = {}) => ({
  typ: 'Public',
  iss: PUBLIC_URL,
  aud: 'pusula-api',
  iat: now(),
  nbf: now(),
  exp: now() + 600,
  jti: 'x',
  ...more,
});
const newIdentitySigner = async () => identitySigner('gateway', (await newIdentityKey('gateway')).privateKey);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** In the order of their values: the last of four characters of a signature says two bits alone. */
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type HostileToken = readonly [what: string, token: () => string | Promise<string>];

/** Tokens that imitate those of a gateway with these keys. */
export function imitate(tokenKeys: string) {
  const ring = readKeyRing(tokenKeys);
  const signed = (payload: object, options: SignOptions = {}) =>
    jwt.sign(payload, ring.current.privateKey, { algorithm: 'ES256', keyid: ring.current.kid, ...options });
  const hostile: readonly HostileToken[] = [
    ['no signature at all', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
    ['no signature, with a known key', () => `${part({ alg: 'none', typ: 'JWT', kid: ring.current.kid })}.${part(claims())}.`],
    [
      'HMAC with the public key for a secret',
      () => jwt.sign(claims(), JSON.stringify(publicKeySet(ring).keys[0]), { algorithm: 'HS256', keyid: ring.current.kid }),
    ],
    [
      'a key of the attacker under our kid',
      () =>
        jwt.sign(claims(), generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, {
          algorithm: 'ES256',
          keyid: ring.current.kid,
        }),
    ],
    [
      'an RSA key of the attacker',
      () =>
        jwt.sign(claims(), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, {
          algorithm: 'RS256',
          keyid: ring.current.kid,
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
        const header = { alg: 'ES256', kid: ring.current.kid, jwk: publicKey.export({ format: 'jwk' }) } as never;
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
    [
      'a last character that stands for the same bytes',
      () => {
        const token = signed(claims());
        return token.slice(0, -1) + BASE64URL[BASE64URL.indexOf(token.at(-1) ?? '') + 1];
      },
    ],
    [
      'the other alphabet of base64',
      () =>
        signed(claims({ jti: '??????' }))
          .replaceAll('-', '+')
          .replaceAll('_', '/'),
    ],
    ['padding', () => `${signed(claims())}==`],
    ['no token shape', () => 'not-a-token'],
    ['eight kilobytes', () => 'x'.repeat(8_000)],
    ['the signature of who calls a service', async () => (await newIdentitySigner()).sign({ type: 'Public' }, 'search')],
  ];
  const expired: HostileToken = ['an expiry in the past', () => signed(claims({ iat: now() - 900, nbf: now() - 900, exp: now() - 1 }))];
  return { signed, hostile, expired };
}
