import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { ProviderPerson } from './people.ts';

const ALGORITHM = 'RS256';
const KEY_ID = 'demo-1';
const LIFETIME = '10 minutes';

export type IdTokens = {
  readonly jwks: { readonly keys: readonly JWK[] };
  /** @param nonce of the attempt that the token is made for */
  readonly make: (person: ProviderPerson, nonce: string) => Promise<string>;
};

/** Id tokens signed with a key of this process, which nobody keeps. */
export async function createIdTokens(issuer: string, clientId: string): Promise<IdTokens> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  return {
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] },
    make: ({ about: _, ...person }, nonce) =>
      new SignJWT({ nonce, email_verified: true, ...person })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(privateKey),
  };
}
