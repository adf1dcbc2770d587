import { LIMITS } from '@pusula/contracts';
import axios, { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios';
import { type AccessParts, createAccess } from './access.ts';
import { failureOfNetwork, failureOfResponse } from './read-failure.ts';
import type { EndpointRoute, InputOf, ReplyOf } from './types.ts';

export type ApiClient = {
  /**
   * Sends a call of the contracts and hands back its reply.
   * @throws ApiError for every failure, `success: false` included; a cancelled call throws axios's CanceledError
   */
  call<R extends EndpointRoute>(route: R, input: InputOf<R>, options?: { signal?: AbortSignal }): Promise<ReplyOf<R>>;
};

export type ClientParts = Omit<AccessParts, 'send'> & { baseURL: string };

/** The shared client of specification section 7: 30 s, Bearer token, one retry after a refreshed token. */
export function createApiClient({ baseURL, ...parts }: ClientParts): ApiClient {
  const http = axios.create({ baseURL, timeout: LIMITS.clientRequestTimeoutMs, validateStatus: () => true });
  const send = (route: EndpointRoute, input: unknown, more: AxiosRequestConfig) => request(http, route, input, more);
  const access = createAccess({ ...parts, send });
  return {
    call: async (route, input, options = {}) => {
      const response = await access.sendWithToken(route, input, options);
      if (response.status >= 300 || response.data?.success !== true) throw failureOfResponse(response);
      return response.data;
    },
  };
}

async function request(http: AxiosInstance, route: EndpointRoute, input: unknown, more: AxiosRequestConfig) {
  const [method = 'POST', url = '/'] = route.split(' ');
  try {
    return await http.request({ ...more, method, url, ...(method === 'POST' ? { data: input } : { params: input }) });
  } catch (error) {
    if (isAxiosError(error) && !axios.isCancel(error)) throw failureOfNetwork(error);
    throw error;
  }
}
