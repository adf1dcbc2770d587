import {
  Client,
  errors,
  Transport,
  type TransportRequestOptions,
  type TransportRequestOptionsWithMeta,
  type TransportRequestOptionsWithOutMeta,
  type TransportRequestParams,
  type TransportResult,
} from '@elastic/elasticsearch';
import { inClientSpan } from '@pusula/service-kit/tracing';
import { IndexUnavailable } from '../port.ts';

/** Retrying is the caller's business: the indexer does it, a reader gets the error at once. */
export const connect = (node: string, requestTimeout: number): Client =>
  new Client({ node, requestTimeout, maxRetries: 0, Transport: TracedTransport });

/** Makes a client span of each request, by the name of what is asked for; what people search for is in none. */
class TracedTransport extends Transport {
  override request<T = unknown>(params: TransportRequestParams, options?: TransportRequestOptionsWithOutMeta): Promise<T>;
  override request<T = unknown, C = unknown>(
    params: TransportRequestParams,
    options?: TransportRequestOptionsWithMeta,
  ): Promise<TransportResult<T, C>>;
  override request(params: TransportRequestParams, options?: TransportRequestOptions): Promise<unknown> {
    const operation = params.meta?.name ?? 'request';
    const facts = { 'db.system.name': 'elasticsearch', 'db.operation.name': operation } as const;
    return inClientSpan(`elasticsearch ${operation}`, facts, () => super.request(params, options));
  }
}

/** Runs a call; whatever keeps the engine from answering, or the index from being there, is IndexUnavailable. Our own mistakes stay what they are. */
export async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isOurMistake(error)) throw error;
    throw new IndexUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const isOurMistake = (error: unknown): boolean => {
  if (!(error instanceof errors.ElasticsearchClientError)) return true;
  return error instanceof errors.ResponseError && error.statusCode === 400;
};
