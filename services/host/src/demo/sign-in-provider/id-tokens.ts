import { generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import type { ProviderPerson } from './people.ts';

const KEY_ID = 'demo-1';
const KEY_BITS = 2_048;
const LIFETIME_SECONDS = 600;

export type IdTokens = {
  readonly jwks: { readonly keys: readonly JsonWebKey[] };
  /** @param nonce of the attempt that the token is made for */
  readonly make: (person: ProviderPerson, nonce: string) => string;
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Id tokens signed with a key of this process, which nobody keeps. */
export function createIdTokens(issuer: string, clientId: string): IdTokens {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
  const header = encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' });
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    make: ({ about: _, ...person }, nonce) => {
      const iat = Math.floor(Date.now() / 1_000);
      const claims = { iss: issuer, aud: clientId, iat, exp: iat + LIFETIME_SECONDS, nonce, email_verified: true, ...person };
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}
