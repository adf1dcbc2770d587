import { LIMITS } from '@pusula/contracts';
import { type Issuer, signClaims, verifiedClaims } from './token.ts';

/** A browser that somebody has signed in with. */
export type Device = {
  readonly id: string;
  /** Fingerprints of the accounts that it was used for, the last one first. */
  readonly accounts: readonly string[];
};

/** No API takes it for a session's token: those are for another audience. */
const AUDIENCE = 'pusula-device';

export const mintDeviceToken = (issuer: Issuer, { id, accounts }: Device, now: Date): string =>
  signClaims(issuer, { aud: AUDIENCE, jti: id, accounts }, LIMITS.knownDeviceMs, now).token;

/** The device that a token of ours names, or undefined. */
export function readDeviceToken(issuer: Issuer, token: string, now: Date): Device | undefined {
  const claims = verifiedClaims<{ readonly jti: string; readonly accounts: readonly string[] }>(issuer, AUDIENCE, token, { now });
  return claims && { id: claims.jti, accounts: claims.accounts };
}
