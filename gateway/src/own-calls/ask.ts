import type { Caller, Endpoint, ReplyOf, SentInput } from '@pusula/contracts';
import { type Breaker, failure, isFailure, type ServiceClient } from '@pusula/service-kit';

const GATEWAY: Caller = { type: 'Service', name: 'gateway' };

/**
 * Makes a call of a service that one of the gateway's own calls needs.
 * @throws failure with the code that the service answered, SERVICE_UNAVAILABLE at once while its breaker is open
 */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  context: { readonly signal: AbortSignal; readonly caller?: Caller },
) => Promise<ReplyOf<E>>;

/** @param breaker the one that the service's other calls have, so that a frozen service is noticed once (R9) */
export const asking =
  (client: ServiceClient, breaker: Breaker): Ask =>
  async (endpoint, input, { signal, caller = GATEWAY }) => {
    if (!breaker.allows()) throw failure('SERVICE_UNAVAILABLE');
    try {
      const reply = await client.call(endpoint, input, { caller, signal });
      breaker.succeeded();
      return reply;
    } catch (error) {
      // A refusal is an answer; only a cause tells of silence, unless it was the caller who hung up. One who waited long enough did not.
      const isSilent = !isFailure(error) || error.cause !== undefined;
      const hungUp = signal.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError';
      if (isSilent && !hungUp) breaker.failed();
      else breaker.succeeded();
      throw error;
    }
  };
