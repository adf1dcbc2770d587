import { createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';

/** Somebody who has an account at the provider; more claims go into the token as they are. */
export type ProviderPerson = { readonly sub: string; readonly email?: string; readonly name?: string; readonly [claim: string]: unknown };

/** What can be wrong with an id token. */
export const TOKEN_FAULTS = [
  'wrong-audience',
  'other-party',
  'wrong-issuer',
  'wrong-nonce',
  'no-nonce',
  'expired',
  'no-expiry',
  'unverified',
  'no-email',
  'no-subject',
  'other-key',
  'HS256',
  'none',
  'embedded-key',
] as const;
export type TokenFault = (typeof TOKEN_FAULTS)[number];

export type IdTokens = {
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly make: (person: ProviderPerson, nonce: string, fault?: TokenFault | null) => Promise<string>;
};

const KEY_ID = 'play-1';
const LIFETIME_SECONDS = 3_600;

/** What a provider signs: good id tokens, and on request each kind that must be refused. */
export async function createIdTokens(issuer: string, clientId: string): Promise<IdTokens> {
  const [own, other] = [await newKey(), await newKey()];
  const sign = async (claims: Record<string, unknown>, fault: TokenFault | null): Promise<string> => {
    if (fault === 'none') return new UnsecuredJWT(claims).encode();
    // The well-known confusion: the public key taken for a shared secret.
    if (fault === 'HS256') return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: KEY_ID }).sign(own.publicPem);
    if (fault === 'embedded-key')
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, jwk: other.jwk }).sign(other.privateKey);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(fault === 'other-key' ? other.privateKey : own.privateKey);
  };
  return {
    jwks: { keys: [{ ...own.jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    make: (person, nonce, fault = null) => {
      const now = Math.floor(Date.now() / 1_000);
      const usual = { iss: issuer, aud: clientId, iat: now, exp: now + LIFETIME_SECONDS, nonce, email_verified: true, ...person };
      return sign(spoilt(usual, fault), fault);
    },
  };
}

function spoilt(claims: Record<string, unknown>, fault: TokenFault | null): Record<string, unknown> {
  const now = Number(claims.iat);
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
  const spoils: Partial<Record<TokenFault, Record<string, unknown>>> = {
    'wrong-audience': { ...claims, aud: 'another-application' },
    'other-party': { ...claims, aud: [claims.aud, 'another-application'], azp: 'another-application' },
    'wrong-issuer': { ...claims, iss: 'https://accounts.example.org' },
    'wrong-nonce': { ...claims, nonce: 'not-the-one-that-was-asked-for' },
    'no-nonce': without('nonce'),
    expired: { ...claims, iat: now - 2 * LIFETIME_SECONDS, exp: now - LIFETIME_SECONDS },
    'no-expiry': without('exp'),
    unverified: { ...claims, email_verified: false },
    'no-email': without('email'),
    'no-subject': without('sub'),
  };
  return (fault && spoils[fault]) ?? claims;
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const pem = createPublicKey({ key: jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  return { privateKey, jwk, publicPem: new TextEncoder().encode(String(pem)) };
}
