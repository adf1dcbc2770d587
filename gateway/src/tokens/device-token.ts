import { LIMITS } from '@pusula/contracts';
import jwt from 'jsonwebtoken';
import { ALGORITHM } from './keys.ts';
import type { Issuer } from './token.ts';

/** A browser that somebody has signed in with. */
export type Device = {
  readonly id: string;
  /** Fingerprints of the accounts that it was used for, the last one first. */
  readonly accounts: readonly string[];
};

/** No API takes it for a session's token: those are for another audience. */
const AUDIENCE = 'pusula-device';

export const mintDeviceToken = ({ issuer, keys }: Issuer, { id, accounts }: Device, now: Date): string => {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  return jwt.sign(
    { jti: id, accounts, iss: issuer, aud: AUDIENCE, iat: issuedAt, exp: issuedAt + LIMITS.knownDeviceMs / 1_000 },
    keys.current.privateKey,
    { algorithm: ALGORITHM, keyid: keys.current.kid },
  );
};

/** The device that a token of ours names, or undefined: as with sessions, only `kid` is read from the header. */
export function readDeviceToken({ issuer, keys }: Issuer, token: string, now: Date): Device | undefined {
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid;
    const key = kid === undefined ? undefined : keys.byId.get(kid);
    if (!key) return undefined;
    const { jti, accounts } = jwt.verify(token, key.publicKey, {
      algorithms: [ALGORITHM],
      issuer,
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now.getTime() / 1_000),
    }) as unknown as { readonly jti: string; readonly accounts: readonly string[] };
    return { id: jti, accounts };
  } catch {
    return undefined;
  }
}
