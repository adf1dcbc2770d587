import { type AnsweredCall, ENDPOINTS, type Endpoint, type PageCall, type ServiceName, statusOf } from '@pusula/contracts';
import { isFailure } from '@pusula/service-kit/service';
import type { CallService } from '../../api/service-caller.ts';

/** Counts a call under its own limits. @returns whether they allow it */
export type MayCall = (endpoint: Endpoint) => boolean;
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
 * @returns null when a limit allows no more of them: none is made
 * @throws when a service is away, and for what visitors may not call
 */
export async function answerPageCalls(
  services: PageServices,
  calls: readonly PageCall[],
  mayCall: MayCall,
  signal: AbortSignal,
): Promise<AnsweredCall[] | null> {
  if (calls.length > CALLS_AT_MOST) throw new Error(`a page needs ${calls.length} calls`);
  const wanted = calls.map((call) => ({ call, endpoint: endpointOf(call) }));
  if (!wanted.every(({ endpoint }) => mayCall(endpoint))) return null;
  return Promise.all(wanted.map(({ call, endpoint }) => answerCall(services, endpoint, call, signal)));
}

function endpointOf({ route }: PageCall): Endpoint {
  const endpoint = OPEN.get(route);
  if (!endpoint) throw new Error(`a page needs ${route}, which visitors may not call`);
  return endpoint;
}

async function answerCall(
  services: PageServices,
  endpoint: Endpoint,
  { route, input }: PageCall,
  signal: AbortSignal,
): Promise<AnsweredCall> {
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
