import type { TokenClaims, TokenType } from '@pusula/contracts';
import { LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import jwt from 'jsonwebtoken';
import { ALGORITHM, type KeyRing } from './keys.ts';

export type MintedType = Exclude<TokenType, 'None'>;
type OwnClaims =
  | Pick<Extract<TokenClaims, { typ: 'Public' }>, 'typ'>
  | Pick<Extract<TokenClaims, { typ: 'Register' }>, 'typ' | 'email'>
  | Pick<Extract<TokenClaims, { typ: 'User' }>, 'typ' | 'sub' | 'sid' | 'role' | 'verified' | 'email' | 'factorMissing' | 'needsCookie'>;

export type Issuer = { readonly issuer: string; readonly keys: KeyRing };
/** Whether browsers reach us over TLS. */
export const isSecure = ({ issuer }: Issuer): boolean => issuer.startsWith('https:');

export type MintedToken = { readonly token: string; readonly tokenType: MintedType; readonly expiresAt: string };

const AUDIENCE = 'pusula-api';
const LIFETIME_MS: Record<MintedType, number> = {
  Public: SERVER_LIMITS.publicTokenLifetimeMs,
  Register: SERVER_LIMITS.registerTokenLifetimeMs,
  User: LIMITS.userTokenLifetimeMs,
};

/** Signs a token of the claims' type. `jti` names this one token; for users it is what a refresh presents. @param until what it does not outlive */
export function mintToken(issuer: Issuer, claims: OwnClaims, jti: string, now: Date, until?: Date): MintedToken {
  const longestMs = until ? until.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  const { token, expires } = signClaims(issuer, { ...claims, aud: AUDIENCE, jti }, Math.min(LIFETIME_MS[claims.typ], longestMs), now);
  return { token, tokenType: claims.typ, expiresAt: new Date(expires * 1000).toISOString() };
}

/** Signs anything of ours. @returns the token, and when it runs out in seconds since the epoch */
export function signClaims(
  { issuer, keys }: Issuer,
  claims: { readonly aud: string; readonly jti: string; readonly [more: string]: unknown },
  lifetimeMs: number,
  now: Date,
) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expires = issuedAt + Math.floor(lifetimeMs / 1000);
  const token = jwt.sign({ ...claims, iss: issuer, iat: issuedAt, nbf: issuedAt, exp: expires }, keys.current.privateKey, {
    algorithm: ALGORITHM,
    keyid: keys.current.kid,
  });
  return { token, expires };
}

export type VerifyOptions = { readonly now: Date; readonly ignoreExpiration?: boolean };

/** The claims of a token that this gateway signed for callers of the API, or undefined. */
export function verifyToken(issuer: Issuer, token: string, options: VerifyOptions): TokenClaims | undefined {
  const claims = verifiedClaims<TokenClaims>(issuer, AUDIENCE, token, options);
  return claims && Object.hasOwn(LIFETIME_MS, claims.typ) ? claims : undefined;
}

/**
 * What a token says that this gateway signed for an audience, or undefined. Only `kid` is read from the token's header, and only to choose among our own keys:
 * algorithm, issuer and audience are ours to say.
 */
export function verifiedClaims<Claims>(
  { issuer, keys }: Issuer,
  audience: string,
  token: string,
  { now, ignoreExpiration = false }: VerifyOptions,
): Claims | undefined {
  try {
    if (!isCanonical(token)) return undefined;
    const kid = jwt.decode(token, { complete: true })?.header.kid;
    const key = kid === undefined ? undefined : keys.byId.get(kid);
    if (!key) return undefined;
    return jwt.verify(token, key.publicKey, {
      algorithms: [ALGORITHM],
      issuer,
      audience,
      clockTimestamp: Math.floor(now.getTime() / 1000),
      ignoreExpiration,
    }) as unknown as Claims;
  } catch {
    return undefined; // expired, forged or not a token at all: the caller gets the same answer in every case
  }
}

/** Whether each part is spelled in the one way in which we spell it: another would be the same token under another name. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
