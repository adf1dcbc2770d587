import { type AnsweredCall, ENDPOINTS, type Endpoint, type PageCall, type ServiceName, statusOf } from '@pusula/contracts';
import { isFailure } from '@pusula/service-kit/service';
import type { CallService } from '../../api/service-caller.ts';

export type PageServices = Readonly<Record<ServiceName, CallService>>;

/** What visitors may call without an account, and the services answer. */
const OPEN = new Map(
  ENDPOINTS.filter(({ tokens, owner }) => (tokens as readonly string[]).includes('Public') && owner !== 'gateway').map((endpoint) => [
    endpoint.route as string,
    endpoint,
  ]),
);
const CALLS_AT_MOST = 8;

/**
 * Answers the calls that a page needs, as a visitor would be answered. A refusal is an answer, too: the page shows it.
 * @throws when a service is away, and for what visitors may not call
 */
export function answerPageCalls(services: PageServices, calls: readonly PageCall[], signal: AbortSignal): Promise<AnsweredCall[]> {
  if (calls.length > CALLS_AT_MOST) throw new Error(`a page needs ${calls.length} calls`);
  return Promise.all(calls.map((call) => answerCall(services, call, signal)));
}

async function answerCall(services: PageServices, { route, input }: PageCall, signal: AbortSignal): Promise<AnsweredCall> {
  const endpoint: Endpoint | undefined = OPEN.get(route);
  if (!endpoint) throw new Error(`a page needs ${route}, which visitors may not call`);
  const checked = endpoint.input.safeParse(input);
  if (!checked.success) return { route, input, status: 400, reply: { success: false, errorMessage: 'VALIDATION_FAILED' } };
  try {
    const call = services[endpoint.owner as ServiceName];
    const reply = await call(endpoint, input as never, { caller: { type: 'Public' }, signal });
    return { route, input, status: 200, reply };
  } catch (error) {
    const status = isFailure(error) ? statusOf(error.code) : 500;
    if (!isFailure(error) || status >= 429) throw error;
    return { route, input, status, reply: { success: false, errorMessage: error.code } };
  }
}
