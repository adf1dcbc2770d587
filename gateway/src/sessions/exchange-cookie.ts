import type { ServerResponse } from 'node:http';
import { LIMITS } from '@pusula/contracts';
import type { Clock } from '@pusula/service-kit/service';
import { type Issuer, isSecure, signClaims, verifiedClaims } from '../tokens/token.ts';
import { cookieNamed, setCookie } from '../web/cookies.ts';

/** What may be exchanged next: a session, and which token of it. */
export type Exchangeable = { readonly sessionId: string; readonly tokenId: string };

/**
 * What the pages of a browser exchange their token with. Scripts hold the token itself, which is good for a quarter of an hour; what makes a new one of it they never see. Programs that are
 * no browser have no such cookie, and exchange the token.
 */
export type ExchangeCookie = {
  /** Whether a page of our own asks, whose browser keeps cookies from scripts and from other sites. */
  readonly isKept: boolean;
  /** What it says; undefined for none, for one that is not ours, and for calls that no page of ours makes. */
  readonly read: () => Exchangeable | undefined;
  /** Whether it is this session's. */
  readonly isOf: (sessionId: string) => boolean;
  readonly set: (exchangeable: Exchangeable) => void;
  readonly clear: () => void;
};

/** No API takes it for a session's token: those are for another audience. */
const AUDIENCE = 'pusula-exchange';

type CookieDeps = { readonly issuer: Issuer; readonly clock: Clock };

type CookieCall = { readonly cookies: string | undefined; readonly isOurPage: boolean };

const nameFor = (issuer: Issuer): string => (isSecure(issuer) ? '__Host-pusula-session' : 'pusula-session');

/** The cookie that a call brings, for whoever does not set another. */
export function broughtCookie({ issuer, clock }: CookieDeps, { cookies, isOurPage }: CookieCall): Pick<ExchangeCookie, 'read' | 'isOf'> {
  const read = (): Exchangeable | undefined => {
    const token = isOurPage ? cookieNamed(nameFor(issuer), cookies) : undefined;
    const claims = token && verifiedClaims<{ readonly sid: string; readonly jti: string }>(issuer, AUDIENCE, token, { now: clock.now() });
    return claims ? { sessionId: claims.sid, tokenId: claims.jti } : undefined;
  };
  return { read, isOf: (sessionId) => read()?.sessionId === sessionId };
}

export function exchangeCookie(deps: CookieDeps, call: CookieCall, response: ServerResponse): ExchangeCookie {
  const { issuer, clock } = deps;
  const write = (value: string, maxAgeMs: number) =>
    setCookie(response, nameFor(issuer), value, { path: '/', maxAgeMs, isSecure: isSecure(issuer) });
  return {
    ...broughtCookie(deps, call),
    isKept: call.isOurPage,
    set({ sessionId, tokenId }) {
      const { token } = signClaims(issuer, { aud: AUDIENCE, sid: sessionId, jti: tokenId }, LIMITS.sessionAbsoluteMs, clock.now());
      write(token, LIMITS.sessionAbsoluteMs);
    },
    clear: () => write('', 0),
  };
}
