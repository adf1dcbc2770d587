import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiError, withFallback } from './api-error.ts';
import { failureOfResponse } from './read-failure.ts';
import { hasExpired, type StoredToken, type TokenStore } from './token-store.ts';
import type { EndpointRoute } from './types.ts';

type Send = (route: EndpointRoute, input: unknown, more: AxiosRequestConfig) => Promise<AxiosResponse>;

export type AccessParts = {
  send: Send;
  tokens: TokenStore;
  /** On the sign-in page no public token is fetched (specification section 4). */
  isSignInPage: () => boolean;
  /** A User token could not be refreshed: the session is over. */
  onSessionLost: () => void;
  now: () => number;
};

/** These open and close the door themselves: they go out without fetching a token first, and their 401 means what it says. */
const doors: readonly EndpointRoute[] = ['POST /auth/public-token', 'POST /auth/login', 'POST /auth/refresh-token', 'POST /auth/logout'];

/** Token handling of specification section 4. */
export function createAccess({ send, tokens, isSignInPage, onSessionLost, now }: AccessParts) {
  const usable = (): StoredToken | null => {
    const token = tokens.read();
    // A visitor who comes back the next day: a new public token is as good, and saves a refused call.
    if (token?.tokenType !== 'Public' || !hasExpired(token, now())) return token;
    tokens.remove();
    return null;
  };

  const fetchPublic = shared(async (): Promise<StoredToken> => {
    const response = await send('POST /auth/public-token', {}, {});
    const token = keep(tokens, response.data, 'Public');
    if (!token) throw new ApiError(withFallback(failureOfResponse(response), 'errors.token_failed'));
    return token;
  });

  const refresh = shared(async (old: StoredToken): Promise<StoredToken | null> => {
    const fresh = await send('POST /auth/refresh-token', { token: old.token, tokenType: old.tokenType }, {}).then(
      ({ data }) => keep(tokens, data, old.tokenType),
      () => null,
    );
    if (fresh) return fresh;
    tokens.remove();
    if (old.tokenType === 'User') onSessionLost();
    return null;
  });

  /** Sends with the token that the call needs; after a 401, once more with a refreshed one. */
  async function sendWithToken(route: EndpointRoute, input: unknown, more: AxiosRequestConfig): Promise<AxiosResponse> {
    if (doors.includes(route)) return send(route, input, bearing(usable(), more));
    const token = usable() ?? (isSignInPage() ? null : await fetchPublic());
    const response = await send(route, input, bearing(token, more));
    if (response.status !== 401 || !token) return response;
    const current = tokens.read();
    // Another call may have refreshed it while this one was on its way.
    const fresh = current && current.token !== token.token ? current : await refresh(token);
    return fresh ? send(route, input, bearing(fresh, more)) : response;
  }

  return { sendWithToken };
}

const bearing = (token: StoredToken | null, more: AxiosRequestConfig): AxiosRequestConfig =>
  token ? { ...more, headers: { ...more.headers, Authorization: `Bearer ${token.token}` } } : more;

const keep = (tokens: TokenStore, reply: unknown, tokenType: StoredToken['tokenType']): StoredToken | null => {
  const { success, token } = (reply ?? {}) as { success?: unknown; token?: unknown };
  if (success !== true || typeof token !== 'string' || token === '') return null;
  const stored = { token, tokenType };
  tokens.write(stored);
  return stored;
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
