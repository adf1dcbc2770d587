import { type Caller, ENDPOINTS, type Endpoint, type ErrorCode, type ServiceName } from '@pusula/contracts';
import { aPublic, aUser, type ServiceUnderTest } from './service-under-test.ts';

const ID = '01k00000000000000000000000';
const CALLERS = {
  nobody: null,
  Public: aPublic,
  Register: { type: 'Register', email: 'new@example.com' },
  member: aUser({ id: ID }),
  coach: aUser({ id: ID, role: 'coach' }),
  admin: aUser({ id: ID, role: 'admin' }),
  unverified: aUser({ id: ID, verified: false }),
  'unverified admin': aUser({ id: ID, role: 'admin', verified: false }),
  'admin without the factor that is due': aUser({ id: ID, role: 'admin', factorMissing: true }),
  gateway: { type: 'Service', name: 'gateway' },
} as const satisfies Record<string, Caller | null>;
type CallerName = keyof typeof CALLERS;

/** A call by somebody, and what its contract refuses it with; undefined when it may be made. */
type CallByCaller = { readonly endpoint: Endpoint; readonly name: CallerName; readonly refusal: ErrorCode | undefined };

/** Codes that depend on the caller alone. */
const GATE: ReadonlySet<unknown> = new Set([
  'UNAUTHORIZED',
  'INVALID_TOKEN_TYPE',
  'TOKEN_IS_NOT_PUBLIC',
  'FORBIDDEN',
  'ACCOUNT_NOT_VERIFIED',
  'FACTOR_REQUIRED',
]);

/** The table of S4 at a service's own port, made from the contracts: each of its calls with every kind of caller, for a test per route. */
export const callersByRoute = (owner: ServiceName, endpoints = ENDPOINTS): [route: string, calls: CallByCaller[]][] =>
  endpoints
    .filter((endpoint) => endpoint.owner === owner)
    .map((endpoint) => [
      endpoint.route,
      (Object.keys(CALLERS) as CallerName[]).map((name) => ({ endpoint, name, refusal: expectedRefusal(endpoint, CALLERS[name]) })),
    ]);

/** What the contract says, in words of this table's own: the server says it in others. */
function expectedRefusal(endpoint: Endpoint, caller: Caller | null): ErrorCode | undefined {
  const { tokens, internal, errors } = endpoint;
  if (!caller) return 'UNAUTHORIZED';
  const isService = caller.type === 'Service';
  if (internal || isService) return internal && isService ? undefined : 'INVALID_TOKEN_TYPE';
  if (tokens.length > 0 && !tokens.includes(caller.type))
    return errors.includes('TOKEN_IS_NOT_PUBLIC') ? 'TOKEN_IS_NOT_PUBLIC' : 'INVALID_TOKEN_TYPE';
  return caller.type === 'User' ? expectedOfUser(endpoint, caller) : undefined;
}

function expectedOfUser({ roles, verifiedOnly, factorOnly }: Endpoint, caller: Extract<Caller, { type: 'User' }>): ErrorCode | undefined {
  if (roles && !roles.includes(caller.role)) return 'FORBIDDEN';
  if (verifiedOnly && !caller.verified) return 'ACCOUNT_NOT_VERIFIED';
  return factorOnly && caller.factorMissing ? 'FACTOR_REQUIRED' : undefined;
}

/** Makes every call of a route. @returns a line for each caller who was answered otherwise than the contract says, and one when there is none */
export async function callerProblems(service: Pick<ServiceUnderTest, 'send'>, calls: readonly CallByCaller[]): Promise<string[]> {
  if (calls.length === 0) return ['there is no caller'];
  // At once: some calls wait for an account that is not there.
  const found = await Promise.all(calls.map((call) => refusalAt(service, call)));
  return calls.flatMap(({ endpoint, name, refusal }, at) =>
    found[at] === refusal ? [] : [`${endpoint.route} from ${name}: ${found[at] ?? 'let in'}, expected ${refusal ?? 'to be let in'}`],
  );
}

/** Makes the call without input. @returns the code that its caller is refused with */
async function refusalAt({ send }: Pick<ServiceUnderTest, 'send'>, { endpoint, name }: CallByCaller): Promise<unknown> {
  const { method, path, form } = endpoint;
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const init = method === 'POST' ? { headers: { 'content-type': type }, body: form ? 'a=1' : '{}' } : {};
  const { status, body } = await send(CALLERS[name], method, `/api${path}`, init);
  if (status === 404 && body.errorMessage === 'ROUTE_NOT_FOUND') throw new Error(`${endpoint.route} is not served`);
  // A refusal with details is about the input, which is left empty here.
  const { errorMessage, details } = body as { errorMessage?: string; details?: unknown };
  return details === undefined && GATE.has(errorMessage) ? errorMessage : undefined;
}
