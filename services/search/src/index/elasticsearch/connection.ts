import { Client, errors } from '@elastic/elasticsearch';
import { IndexUnavailable } from '../port.ts';

/** Retrying is the caller's business: the indexer does it, a reader gets the error at once. */
export const connect = (node: string, requestTimeout: number): Client => new Client({ node, requestTimeout, maxRetries: 0 });

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
