import type { ServerResponse } from 'node:http';
import { LIMITS } from '@pusula/contracts';
import { type Issuer, signClaims, verifiedClaims } from '../tokens/token.ts';

const LONGEST_COOKIE = 2_048;
/** No API takes it for a session's token: those are for another audience. */
const AUDIENCE = 'pusula-browser';

const isSecure = ({ issuer }: Issuer) => issuer.startsWith('https:');
const cookieName = (issuer: Issuer) => (isSecure(issuer) ? '__Secure-pusula-browser' : 'pusula-browser');

/** The id of the browser that a call comes from, as we have signed it. @param header the request's Cookie header */
export function readBrowserCookie(issuer: Issuer, header: string | undefined, now: Date): string | undefined {
  const prefix = `${cookieName(issuer)}=`;
  const cookie = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const token = cookie?.slice(prefix.length);
  if (token === undefined || token.length > LONGEST_COOKIE) return undefined;
  return verifiedClaims<{ readonly jti: string }>(issuer, AUDIENCE, token, { now })?.jti;
}

/** No script can read it, and no other site sends it. */
export function setBrowserCookie(issuer: Issuer, response: ServerResponse, browserId: string, now: Date): void {
  const { token } = signClaims(issuer, { aud: AUDIENCE, jti: browserId }, LIMITS.knownBrowserMs, now);
  const secure = isSecure(issuer) ? '; Secure' : '';
  response.setHeader(
    'set-cookie',
    `${cookieName(issuer)}=${token}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${LIMITS.knownBrowserMs / 1_000}${secure}`,
  );
}
