import type { Caller, Endpoint, ReplyOf, SentInput } from '@pusula/contracts';
import type { Breaker, ServiceClient } from '@pusula/service-kit/http';
import { failure, isFailure } from '@pusula/service-kit/service';

const GATEWAY: Caller = { type: 'Service', name: 'gateway' };

/**
 * Makes a call of a service that one of the gateway's own calls needs.
 * @throws failure with the code that the service answered, SERVICE_UNAVAILABLE at once while its breaker is open
 */
export type CallService = <E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  context: { readonly signal: AbortSignal; readonly caller?: Caller },
) => Promise<ReplyOf<E>>;

/** @param breaker the one that the service's other calls have, so that a frozen service is noticed once (R9) */
export const createServiceCaller =
  (client: ServiceClient, breaker: Breaker): CallService =>
  async (endpoint, input, { signal, caller = GATEWAY }) => {
    if (!breaker.allows()) throw failure('SERVICE_UNAVAILABLE');
    try {
      const reply = await client.call(endpoint, input, { caller, signal });
      breaker.succeeded();
      return reply;
    } catch (error) {
      // A refusal is an answer. Only an error with a cause means that the service was silent, unless the caller hung up before the time was over.
      const isSilent = !isFailure(error) || error.cause !== undefined;
      const hungUp = signal.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError';
      if (!isSilent) breaker.succeeded();
      else if (hungUp) breaker.abandoned();
      else breaker.failed();
      throw error;
    }
  };
