import { LIMITS, withoutUnwanted } from '@pusula/contracts';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import type { Sending } from './access.ts';
import { failureOfNetwork } from './read-failure.ts';
import { wireInput } from './request-field-names.ts';
import type { EndpointRoute } from './types.ts';

/**
 * Sends calls by the names and in the letters that the server takes, with axios.
 * @throws ApiError when there is no answer; a cancelled call throws axios's CanceledError
 */
export function createHttp(baseURL: string) {
  const http = axios.create({ baseURL, timeout: LIMITS.clientRequestTimeoutMs, validateStatus: () => true });
  return async function send(route: EndpointRoute, input: unknown, { onChunk, ...more }: Sending): Promise<AxiosResponse> {
    const [method = 'POST', url = '/'] = route.split(' ');
    const sent = cleaned(wireInput(route, input));
    // Few pages ask for chunks: what reads them is fetched by those.
    const adapter = onChunk && (await import('./streamed-reply.ts')).streaming(onChunk);
    try {
      return await http.request({
        ...more,
        ...(adapter && { adapter }),
        method,
        url,
        ...(method === 'POST' ? { data: sent } : { params: sent }),
      });
    } catch (error) {
      if (isAxiosError(error) && !axios.isCancel(error)) throw failureOfNetwork(error);
      throw error;
    }
  };
}

/** Without what the server would refuse and nobody has typed: it comes along unseen when something is pasted. */
function cleaned(input: unknown): unknown {
  if (typeof input === 'string') return withoutUnwanted(input);
  if (Array.isArray(input)) return input.map(cleaned);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, cleaned(value)]));
}
