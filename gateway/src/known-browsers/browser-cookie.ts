import type { ServerResponse } from 'node:http';
import { SERVER_LIMITS } from '@pusula/contracts';
import { type Issuer, isSecure, signClaims, verifiedClaims } from '../tokens/token.ts';
import { cookieNamed, setCookie } from '../web/cookies.ts';

/** No API takes it for a session's token: those are for another audience. */
const AUDIENCE = 'pusula-browser';

/** No other host of the site can set one of that name for us, and have its browser known for whoever signs in here. */
const nameFor = (issuer: Issuer) => (isSecure(issuer) ? '__Host-pusula-browser' : 'pusula-browser');

/** The id of the browser that a call comes from, as we have signed it. @param header the request's Cookie header */
export function readBrowserCookie(issuer: Issuer, header: string | undefined, now: Date): string | undefined {
  const token = cookieNamed(nameFor(issuer), header);
  return token === undefined ? undefined : verifiedClaims<{ readonly jti: string }>(issuer, AUDIENCE, token, { now })?.jti;
}

export function setBrowserCookie(issuer: Issuer, response: ServerResponse, browserId: string, now: Date): void {
  const { token } = signClaims(issuer, { aud: AUDIENCE, jti: browserId }, SERVER_LIMITS.knownBrowserMs, now);
  setCookie(response, nameFor(issuer), token, { path: '/', maxAgeMs: SERVER_LIMITS.knownBrowserMs, isSecure: isSecure(issuer) });
}
