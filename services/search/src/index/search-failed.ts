import { failure } from '@pusula/service-kit/service';
import { IndexUnavailable } from './port.ts';

/** An index that does not answer in time is SEARCH_FAILED to whoever asked. */
export async function orSearchFailed<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof IndexUnavailable) throw failure('SEARCH_FAILED', undefined, error);
    throw error;
  }
}
