import type { AxiosResponse } from 'axios';
import { type AccessOptions, createAccess, type Send } from './access.ts';
import { failureOfNetwork, failureOfResponse } from './read-failure.ts';
import { createRecentAnswers } from './recent-answers.ts';
import type { StoredToken } from './token-store.ts';
import type { EndpointRoute, InputOf, ReplyOf } from './types.ts';

export type SendOptions = {
  signal?: AbortSignal;
  /** How much of the body has left the browser, as it goes; 1 is all of it. */
  onUploadProgress?: (sent: { progress?: number }) => void;
  /** Asks for the reply in chunks, and is told each part of its text as it comes; for calls whose contract `streams`. */
  onChunk?: (text: string) => void;
  /** Parts of a page ask together: an answer to the same question that is this many milliseconds old will do, unless something was sent since. */
  sharedFor?: number;
  /** In place of the stored token, for the last calls of somebody who has signed out. */
  as?: StoredToken;
};

export type ApiClient = {
  /**
   * Sends a call of the contracts and hands back its reply.
   * @throws ApiError for every failure, `success: false` included; a cancelled call throws axios's CanceledError
   */
  call<R extends EndpointRoute>(route: R, input: InputOf<R>, options?: SendOptions): Promise<ReplyOf<R>>;
  /** Exchanges the User token before its time, after something that it says has changed. A failure is left to the next call. */
  renew(): Promise<void>;
};

type PreparedClient = ApiClient & {
  /** Fetches what calls are sent with, for a page that is about to make one. */
  prepare(): void;
};

export type ClientOptions = Omit<AccessOptions, 'send'> & {
  baseURL: string;
  /** Asks whoever is signed in to prove themself. @returns whether they did: the call that was refused for the want of it is sent again */
  prove?: () => Promise<boolean>;
};

/** The shared client of specification section 7: 30 s, Bearer token, one retry after a refreshed token. */
export function createApiClient({ baseURL, prove = async () => false, ...accessOptions }: ClientOptions): PreparedClient {
  const http = lateHttp(baseURL);
  const access = createAccess({ ...accessOptions, send: async (...call) => (await http())(...call) });
  const recent = createRecentAnswers(accessOptions.now);
  const ask: ApiClient['call'] = async (route, input, { as, ...options } = {}) => {
    const send = () => (as ? access.sendAs(as, route, input, options) : access.sendWithToken(route, input, options));
    const first = await send();
    const response = wantsProof(first) && (await prove()) ? await send() : first;
    if (response.status >= 300 || response.data?.success !== true) throw failureOfResponse(response);
    return response.data;
  };
  return {
    prepare: () => void http().catch(() => undefined),
    renew: access.renew,
    call: (route, input, { sharedFor, ...options } = {}) => {
      if (!route.startsWith('GET ')) recent.forget();
      if (sharedFor === undefined) return ask(route, input, options);
      // Whoever gives up leaves the answer to the others.
      return recent.share([accessOptions.tokens.read()?.token, route, JSON.stringify(input)].join(' '), sharedFor, () => ask(route, input));
    },
  };
}

const wantsProof = ({ status, data }: AxiosResponse): boolean =>
  status === 403 && (data as { errorMessage?: unknown } | undefined)?.errorMessage === 'PROOF_REQUIRED';

/** Axios is fetched with the first call: pages that the server has rendered make none before somebody uses them. */
function lateHttp(baseURL: string): () => Promise<Send> {
  let fetched: Promise<Send> | null = null;
  return () => {
    fetched ??= import('./http.ts').then(
      ({ createHttp }) => createHttp(baseURL),
      (error: Error) => {
        fetched = null;
        throw error.name === 'ChunkLoadError' ? failureOfNetwork({}) : error;
      },
    );
    return fetched;
  };
}
