import type { ServerResponse } from 'node:http';
import { SERVER_LIMITS } from '@pusula/contracts';
import type { Clock } from '@pusula/service-kit/service';
import { LRUCache } from 'lru-cache';
import type { Exchangeable } from '../sessions/session.ts';
import { type Issuer, isSecure, signClaims, verifiedClaims } from '../tokens/token.ts';
import { cookieNamed, setCookie } from '../web/cookies.ts';

/**
 * What the pages of a browser exchange their token with. Scripts hold the token itself, which counts beside this cookie alone; the cookie they never see. Programs that are no browser have none,
 * and exchange the token.
 */
export type ExchangeCookie = {
  /** Whether a page of our own asks, whose browser keeps cookies from scripts and from other sites. */
  readonly isKept: boolean;
  /** What it says; undefined for none, for one that is not ours, and for calls that no page of ours makes. */
  readonly read: () => Exchangeable | undefined;
  readonly set: (exchangeable: Exchangeable) => void;
  readonly clear: () => void;
};

/** No API takes it for a session's token: those are for another audience. */
const AUDIENCE = 'pusula-exchange';
const REMEMBERED_COOKIES = 50_000;

type CookieDeps = { readonly issuer: Issuer; readonly clock: Clock };
type CookieClaims = { readonly sid: string; readonly jti: string; readonly exp: number };
type CookieCall = { readonly cookies: string | undefined; readonly isOurPage: boolean };

const nameFor = (issuer: Issuer): string => (isSecure(issuer) ? '__Host-pusula-session' : 'pusula-session');
const verified = ({ issuer, clock }: CookieDeps, cookie: string): CookieClaims | undefined =>
  verifiedClaims<CookieClaims>(issuer, AUDIENCE, cookie, { now: clock.now() });

export function exchangeCookie(deps: CookieDeps, { cookies, isOurPage }: CookieCall, response: ServerResponse): ExchangeCookie {
  const { issuer, clock } = deps;
  const write = (value: string, maxAgeMs: number) =>
    setCookie(response, nameFor(issuer), value, { path: '/', maxAgeMs, isSecure: isSecure(issuer) });
  return {
    isKept: isOurPage,
    read() {
      const cookie = isOurPage ? cookieNamed(nameFor(issuer), cookies) : undefined;
      const claims = cookie && verified(deps, cookie);
      return claims ? { sessionId: claims.sid, tokenId: claims.jti } : undefined;
    },
    set({ sessionId, tokenId }) {
      const { token } = signClaims(issuer, { aud: AUDIENCE, sid: sessionId, jti: tokenId }, SERVER_LIMITS.sessionAbsoluteMs, clock.now());
      write(token, SERVER_LIMITS.sessionAbsoluteMs);
    },
    clear: () => write('', 0),
  };
}

/** Whether a call brings the cookie of a session, of whichever exchange. Every call of a browser asks, so signatures are verified once. */
export function sessionNamer(deps: CookieDeps): (cookies: string | undefined, sessionId: string) => boolean {
  const name = nameFor(deps.issuer);
  const remembered = new LRUCache<string, CookieClaims>({ max: REMEMBERED_COOKIES });
  return (cookies, sessionId) => {
    const cookie = cookieNamed(name, cookies);
    if (cookie === undefined) return false;
    const known = remembered.get(cookie);
    const claims = known ?? verified(deps, cookie);
    if (!claims) return false;
    if (!known) remembered.set(cookie, claims);
    return claims.sid === sessionId && claims.exp * 1000 > deps.clock.now().getTime();
  };
}
