import type { TokenClaims, TokenType } from '@pusula/contracts';
import { LIMITS } from '@pusula/contracts';
import jwt from 'jsonwebtoken';
import { ALGORITHM, type KeyRing } from './keys.ts';

export type MintedType = Exclude<TokenType, 'None'>;
type OwnClaims =
  | Pick<Extract<TokenClaims, { typ: 'Public' }>, 'typ'>
  | Pick<Extract<TokenClaims, { typ: 'Register' }>, 'typ' | 'email'>
  | Pick<Extract<TokenClaims, { typ: 'User' }>, 'typ' | 'sub' | 'sid' | 'role' | 'verified' | 'email'>;

export type Issuer = { readonly issuer: string; readonly keys: KeyRing };
export type MintedToken = { readonly token: string; readonly tokenType: MintedType; readonly expiresAt: string };

const AUDIENCE = 'pusula-api';
const LIFETIME_MS: Record<MintedType, number> = {
  Public: LIMITS.publicTokenLifetimeMs,
  Register: LIMITS.registerTokenLifetimeMs,
  User: LIMITS.userTokenLifetimeMs,
};

/** Signs a token of the claims' type. `jti` names this one token; for users it is what a refresh presents. */
export function mintToken({ issuer, keys }: Issuer, claims: OwnClaims, jti: string, now: Date): MintedToken {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expires = issuedAt + LIFETIME_MS[claims.typ] / 1000;
  const token = jwt.sign(
    { ...claims, iss: issuer, aud: AUDIENCE, iat: issuedAt, nbf: issuedAt, exp: expires, jti },
    keys.current.privateKey,
    { algorithm: ALGORITHM, keyid: keys.current.kid },
  );
  return { token, tokenType: claims.typ, expiresAt: new Date(expires * 1000).toISOString() };
}

export type VerifyOptions = { readonly now: Date; readonly ignoreExpiration?: boolean };

/**
 * The claims of a token that this gateway signed, or undefined. Only `kid` is read from the token's header, and only to choose among our own keys:
 * algorithm, issuer and audience are ours to say.
 */
export function verifyToken(
  { issuer, keys }: Issuer,
  token: string,
  { now, ignoreExpiration = false }: VerifyOptions,
): TokenClaims | undefined {
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid;
    const key = kid === undefined ? undefined : keys.byId.get(kid);
    if (!key) return undefined;
    const claims = jwt.verify(token, key.publicKey, {
      algorithms: [ALGORITHM],
      issuer,
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now.getTime() / 1000),
      ignoreExpiration,
    }) as unknown as TokenClaims;
    return Object.hasOwn(LIFETIME_MS, claims.typ) ? claims : undefined;
  } catch {
    return undefined; // expired, forged or not a token at all: the caller is told the same in every case
  }
}
