import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiError, mayPass, withFallback } from './api-error.ts';
import { failureOfResponse } from './read-failure.ts';
import type { WithTabLock } from './tab-lock.ts';
import { hasExpired, holderOf, type StoredToken, type TokenStore } from './token-store.ts';
import type { EndpointRoute } from './types.ts';
import { OPEN_TO_VISITORS } from './visitor-calls.ts';

/** How a call is sent; `onChunk` asks for its reply in chunks and is told each part of its text as it comes. */
export type Sending = AxiosRequestConfig & { onChunk?: (text: string) => void };
export type Send = (route: EndpointRoute, input: unknown, more: Sending) => Promise<AxiosResponse>;

export type AccessOptions = {
  send: Send;
  tokens: TokenStore;
  /** On the sign-in page no public token is fetched (specification section 4). */
  isSignInPage: () => boolean;
  /** Only on the wizard's pages a Register token is of use. */
  isSignUpPage: () => boolean;
  /** The server refused to refresh a User token: the session is over. */
  onSessionLost: () => void;
  /** One tab at a time: a token that two of them exchange looks stolen to the server. */
  withTabLock: WithTabLock;
  now: () => number;
};

/** These open and close the door themselves: they go out without fetching a token first, and their 401 means what it says. */
const AUTH_ROUTES: readonly EndpointRoute[] = [
  'POST /auth/public-token',
  'POST /auth/login',
  'POST /auth/refresh-token',
  'POST /auth/logout',
];

/** Their answers name a session in the browser's cookie. */
const SESSION_OPENING_ROUTES: readonly EndpointRoute[] = [
  'POST /auth/login',
  'POST /auth/passkey-login',
  'POST /auth/recovery-login',
  'POST /auth/register',
];

/** One call at a time sets the session's cookie: of two whose answers cross, the browser would keep the wrong one. */
const SESSION_COOKIE_LOCK = 'pusula.refresh';

/** Token handling of specification section 4. */
export function createAccess({ send: sendNow, tokens, isSignInPage, isSignUpPage, onSessionLost, withTabLock, now }: AccessOptions) {
  const send: Send = (route, ...more) =>
    SESSION_OPENING_ROUTES.includes(route) ? withTabLock(SESSION_COOKIE_LOCK, () => sendNow(route, ...more)) : sendNow(route, ...more);

  const usable = (): StoredToken | null => {
    const token = tokens.read();
    // A visitor who comes back the next day: a new public token is as good, and saves a refused call.
    const isStale = token?.tokenType === 'Public' && hasExpired(token, now());
    // Who left the wizard for another page is a visitor again: most calls there would refuse the wizard's token.
    const isMisplaced = token?.tokenType === 'Register' && !isSignUpPage();
    if (!isStale && !isMisplaced) return token;
    tokens.remove();
    return null;
  };

  const fetchPublic = shared(async (): Promise<StoredToken> => {
    const response = await send('POST /auth/public-token', {}, {});
    const token = tokenIn(response.data, 'Public');
    if (!token) throw new ApiError(withFallback(failureOfResponse(response), 'errors.token_failed'));
    // Somebody may have signed in meanwhile, here or in another tab.
    const current = tokens.read();
    if (current) return current;
    tokens.write(token);
    return token;
  });

  /** @returns null when the server refuses; @throws ApiError when it could not be asked, which says nothing about the token */
  const exchange = async (old: StoredToken): Promise<StoredToken | null> => {
    const response = await send('POST /auth/refresh-token', { token: old.token, tokenType: old.tokenType }, {});
    if (mayPass(response.status)) throw failureOfResponse(response);
    return tokenIn(response.data, old.tokenType);
  };

  /** Exchanges a token and keeps the new one, unless another tab was faster. Null: there is no token that could stand for the old one. */
  const exchangeKept = (old: StoredToken, onRefused: () => void): Promise<StoredToken | null> =>
    withTabLock(SESSION_COOKIE_LOCK, async () => {
      const before = tokens.read();
      if (before?.token !== old.token) return successor(old, before);
      const fresh = await exchange(old);
      const after = tokens.read();
      // Signed out, or in as somebody else, while the answer was on its way: what was decided there counts.
      if (after?.token !== old.token) return successor(old, after);
      if (fresh) tokens.write(fresh);
      else onRefused();
      return fresh;
    });

  const refresh = shared((old: StoredToken) =>
    exchangeKept(old, () => {
      tokens.remove();
      if (old.tokenType === 'User') onSessionLost();
    }),
  );

  /** Who is nobody any more goes on as a visitor, but never as somebody else who has signed in meanwhile. */
  const visitorToken = async (): Promise<StoredToken | null> => {
    const token = tokens.read() ?? (isSignInPage() ? null : await fetchPublic());
    return token?.tokenType === 'Public' ? token : null;
  };

  /** After a 401: the token to try again with, if there is one. */
  const replace = async (refused: StoredToken, route: EndpointRoute): Promise<StoredToken | null> => {
    const current = tokens.read();
    // Another call may have refreshed it while this one was on its way.
    const fresh = current && current.token !== refused.token ? successor(refused, current) : await refresh(refused);
    return fresh ?? (OPEN_TO_VISITORS.includes(route) ? visitorToken() : null);
  };

  /** Sends with the token that the call needs; after a 401, once more with a refreshed one or, where visitors may call, with theirs. */
  async function sendWithToken(route: EndpointRoute, input: unknown, more: Sending): Promise<AxiosResponse> {
    if (AUTH_ROUTES.includes(route)) return send(route, input, bearing(usable(), more));
    const token = usable() ?? (isSignInPage() ? null : await fetchPublic());
    const response = await send(route, input, bearing(token, more));
    if (!token || !isAboutToken(response)) return response;
    const fresh = await replace(token, route);
    return fresh ? send(route, input, bearing(fresh, more)) : response;
  }

  /** For somebody who has left already: with a token that is no longer stored, and whose successor will not be either. */
  async function sendAs(token: StoredToken, route: EndpointRoute, input: unknown, more: Sending): Promise<AxiosResponse> {
    const response = await send(route, input, bearing(token, more));
    const fresh = isAboutToken(response) ? await exchange(token) : null;
    return fresh ? send(route, input, bearing(fresh, more)) : response;
  }

  /** A new token while the old one still counts, so that it says what has changed and the session stays in use. A failure costs nothing. */
  async function renew(): Promise<void> {
    const token = tokens.read();
    if (token?.tokenType === 'User') await exchangeKept(token, () => undefined).catch(() => null);
  }

  return { sendWithToken, sendAs, renew };
}

/** A call that somebody made is never repeated in the name of somebody else. */
const successor = (old: StoredToken, current: StoredToken | null): StoredToken | null =>
  current?.tokenType === old.tokenType && holderOf(current) === holderOf(old) ? current : null;

/** A 401 with a code of its own, such as a wrong password or a used link, would only be repeated by another try. */
const isAboutToken = ({ status, data }: AxiosResponse): boolean =>
  status === 401 && [undefined, null, '', 'UNAUTHORIZED'].includes((data as { errorMessage?: string } | undefined)?.errorMessage);

const bearing = (token: StoredToken | null, more: Sending): Sending =>
  token ? { ...more, headers: { ...more.headers, Authorization: `Bearer ${token.token}` } } : more;

const tokenIn = (reply: unknown, tokenType: StoredToken['tokenType']): StoredToken | null => {
  const { success, token } = (reply ?? {}) as { success?: unknown; token?: unknown };
  return success === true && typeof token === 'string' && token !== '' ? { token, tokenType } : null;
};

/** Calls that come while one is under way share its outcome. */
function shared<Args extends unknown[], T>(work: (...args: Args) => Promise<T>) {
  let underWay: Promise<T> | null = null;
  return (...args: Args): Promise<T> => {
    underWay ??= work(...args).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
