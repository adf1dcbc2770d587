import { memoryStorage } from '../testing/memory-storage.ts';
import { startApi } from '../testing/start-api.ts';
import { ApiError } from './api-error.ts';
import { createApiClient } from './client.ts';
import { withTabLock as inThisRealm, type WithTabLock } from './tab-lock.ts';
import { type StoredToken, tokenStore } from './token-store.ts';

export type Answers = Parameters<typeof startApi>[0];
type Setting = { stored?: StoredToken; onSignIn?: boolean; onSignUp?: boolean; storage?: Storage; withTabLock?: WithTabLock };
/** The clock of every browser here. */
export const NOW = Date.UTC(2026, 10, 21);
export const CATEGORIES = 'GET /category/get-categories';
export const search = { language: 'tr', useCache: 'true' } as const;

export const publicToken = () => ({ body: { success: true, token: 'public-1', tokenType: 'Public' } });
export const refused = { status: 401, body: { success: false, errorMessage: 'UNAUTHORIZED' } };
/** Lets only the named token through. */
export const only = (token: string) => (call: { token: string | null }) => (call.token === token ? {} : refused);
export const jwt = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

let stop: () => Promise<void> = async () => undefined;

/** Stops the server of the last browser. */
export const closeBrowser = (): Promise<void> => stop();

/** A browser with one tab, and the server that it calls. */
export async function browser(answers: Answers, setting: Setting = {}) {
  const server = await startApi(answers);
  stop = server.stop;
  return { ...server, ...tab(server.baseURL, setting) };
}

/** One more tab: of the same browser when it shares its storage and locks. */
export function tab(
  baseURL: string,
  { stored, onSignIn = false, onSignUp = false, storage = memoryStorage(), withTabLock = inThisRealm }: Setting,
) {
  const tokens = tokenStore(storage);
  if (stored) tokens.write(stored);
  let sessionsLost = 0;
  const client = createApiClient({
    baseURL,
    tokens,
    withTabLock,
    isSignInPage: () => onSignIn,
    isSignUpPage: () => onSignUp,
    onSessionLost: () => {
      sessionsLost += 1;
    },
    now: () => NOW,
  });
  return { tokens, client, sessionsLost: () => sessionsLost };
}

/** What Web Locks do among the tabs of a browser: one after the other. */
export function oneAfterTheOther(): WithTabLock {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

export const user = (token: string): StoredToken => ({ token, tokenType: 'User' });
export const visitor = (token: string): StoredToken => ({ token, tokenType: 'Public' });
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.problem : error),
  );
