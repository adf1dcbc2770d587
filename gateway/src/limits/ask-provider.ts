import type { AuthenticationType, Endpoint } from '@pusula/contracts';
import type { GatewayRequest } from '../handler.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { tooManyRequests } from './too-many-requests.ts';

type ProviderRequest = Pick<GatewayRequest<Endpoint>, 'client'> & { readonly input: { readonly authenticationType: AuthenticationType } };

/**
 * Does what asks a provider about somebody's token; a password asks nobody. A network has only so many such questions, whatever comes of them: providers count what we ask, and answer nobody
 * when it is too much.
 * @throws TooManyRequests, and whatever the work throws
 */
export async function askProvider<T>(
  attempts: AttemptLimiter,
  { input: { authenticationType }, client: { address } }: ProviderRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (authenticationType === 'Basic') return work();
  const { secondsToWait } = await attempts.begin([{ limit: 'providerAsk', subject: address }]);
  if (secondsToWait > 0) throw tooManyRequests(secondsToWait);
  return work();
}
