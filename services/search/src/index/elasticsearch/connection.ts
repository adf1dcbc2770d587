import { Client, errors } from '@elastic/elasticsearch';
import { IndexUnavailable } from '../port.ts';

/** How long a search or a single write may take; a rebuild's batches may take longer. */
export const ANSWER_TIMEOUT_MS = 2_000;
export const BULK_TIMEOUT_MS = 30_000;

/** Retrying is the caller's business: consumers and the repairer do it, a reader is told at once. */
export const connect = (node: string): Client => new Client({ node, requestTimeout: ANSWER_TIMEOUT_MS, maxRetries: 0 });

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
