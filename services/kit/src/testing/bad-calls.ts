import { type Caller, COMMON_ERRORS, type Endpoint, type ErrorCode, ROLES, type Role, statusOf } from '@pusula/contracts';
import { z } from 'zod';
import { queryInput } from '../http/input.ts';
import { aPublic, aUser, type ServiceUnderTest } from './service-under-test.ts';

/** A call that works: what the bad ones are made from, one fault at a time. */
export type GoodCall = { readonly endpoint: Endpoint; readonly caller: Caller; readonly input: Readonly<Record<string, unknown>> };

/** A call that has to be refused with one of these codes. `caller: null` leaves the identity header out. */
export type BadCall = {
  readonly why: string;
  readonly caller: Caller | null;
  readonly method: string;
  readonly path: string;
  readonly init: { readonly headers?: Record<string, string>; readonly body?: string };
  readonly codes: readonly ErrorCode[];
};

const LONG = 'x'.repeat(9_000);
const WRONG: readonly unknown[] = [null, 17, '', 'nonsense', LONG, '\u0000', true, [], ['x', ['x']], { $gt: '' }];
const ID = '01k00000000000000000000000';

/** The table of bad calls that a contract stands for: nobody, the wrong caller, no JSON, and every field wrong in every way that its shape forbids. */
export const badCalls = (good: GoodCall): BadCall[] => [...wrongCallers(good), ...wrongBodies(good), ...wrongFields(good)];

/** The bad calls of each route, for a test per route. */
export const badCallsByRoute = (goods: readonly GoodCall[]): [route: string, calls: BadCall[]][] =>
  goods.map((good) => [good.endpoint.route, badCalls(good)]);

/** Makes every call of a route. @returns a line for each that was not refused as it must be, and one when there is no call */
export async function badCallProblems({ send }: Pick<ServiceUnderTest, 'send'>, calls: readonly BadCall[]): Promise<string[]> {
  if (calls.length === 0) return ['there is no bad call'];
  const problems: string[] = [];
  for (const { caller, method, path, init, why, codes } of calls) {
    const { status, body } = await send(caller, method, path, init);
    const code = body.errorMessage as ErrorCode;
    if (codes.includes(code) && status === statusOf(code)) continue;
    problems.push(`${method} ${path.split('?')[0]} ${why}: ${status} ${code ?? ''}, expected one of ${codes.join(', ')}`);
  }
  return problems;
}

function wrongCallers({ endpoint, input }: GoodCall): BadCall[] {
  const as = (why: string, caller: Caller | null, codes: readonly ErrorCode[]) => ({ ...request(endpoint, input), why, caller, codes });
  const everybody: readonly [string, Caller][] = [
    ['a visitor', aPublic],
    ['somebody signing up', { type: 'Register', email: 'new@example.com' }],
    ['a service', { type: 'Service', name: 'gateway' }],
    ...ROLES.map((role): [string, Caller] => [`a ${role}`, aUser({ id: ID, role })]),
  ];
  const refused = everybody.filter(([, caller]) => !mayCall(endpoint, caller));
  return [
    as('without an identity', null, ['UNAUTHORIZED']),
    ...refused.map(([who, caller]) => as(`from ${who}`, caller, ['INVALID_TOKEN_TYPE', 'TOKEN_IS_NOT_PUBLIC', 'FORBIDDEN'])),
  ];
}

/** Said once more here, in other words than the server's, so that the two check each other. */
function mayCall(endpoint: Endpoint, caller: Caller): boolean {
  if (caller.type === 'Service') return endpoint.internal === true;
  if (endpoint.internal) return false;
  if (endpoint.tokens.length > 0 && !endpoint.tokens.includes(caller.type)) return false;
  const roles: readonly Role[] = endpoint.roles ?? ROLES;
  return caller.type !== 'User' || roles.includes(caller.role);
}

function wrongBodies({ endpoint, caller }: GoodCall): BadCall[] {
  if (endpoint.method !== 'POST') return [];
  const json = { 'content-type': 'application/json' };
  const as = (why: string, headers: Record<string, string>, body: string, codes: readonly ErrorCode[]) => ({
    ...request(endpoint, {}),
    why,
    caller,
    init: { headers, body },
    codes,
  });
  return [
    as('with half of a JSON text', json, '{"a":', ['MALFORMED_JSON']),
    as('with a list for a body', json, '[]', refusals(endpoint)),
    as('with a form for a body', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', ['UNSUPPORTED_MEDIA_TYPE']),
    as('with a body over the cap', json, JSON.stringify({ a: 'x'.repeat(endpoint.bodyBytes) }), ['PAYLOAD_TOO_LARGE']),
  ];
}

function wrongFields({ endpoint, caller, input }: GoodCall): BadCall[] {
  const shape = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  return fieldsOf(shape).flatMap((path) =>
    [undefined, ...WRONG].flatMap((value): BadCall[] => {
      const wrong = replaceAt(input, path, value);
      const sent = request(endpoint, wrong);
      if (endpoint.input.safeParse(asReceived(endpoint, wrong, sent.path)).success) return [];
      return [{ ...sent, caller, why: `with ${path.join('.')} = ${named(value)}`, codes: refusals(endpoint) }];
    }),
  );
}

const refusals = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...endpoint.errors,
  ...COMMON_ERRORS.filter((code) => code !== 'UNEXPECTED_ERROR' && code !== 'SERVICE_UNAVAILABLE'),
];
const asReceived = (endpoint: Endpoint, input: unknown, path: string): unknown =>
  endpoint.method === 'POST' ? JSON.parse(JSON.stringify(input)) : queryInput(path.split('?')[1] ?? '');
const named = (value: unknown) => (value === undefined ? 'left out' : value === LONG ? `${LONG.length} characters` : JSON.stringify(value));

type JsonShape = { readonly properties?: Readonly<Record<string, unknown>>; readonly items?: unknown };

/** The paths of all fields of a shape; of a list, those of its first item. */
function fieldsOf(shape: unknown, path: readonly string[] = []): string[][] {
  const { properties = {}, items } = (shape ?? {}) as JsonShape;
  const inside = items === undefined ? [] : fieldsOf(items, [...path, '0']);
  return [...inside, ...Object.entries(properties).flatMap(([name, field]) => [[...path, name], ...fieldsOf(field, [...path, name])])];
}

function replaceAt(target: unknown, [name, ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const copy = (Array.isArray(target) ? [...target] : { ...(target as object | undefined) }) as Record<string, unknown>;
  if (name !== undefined) copy[name] = rest.length === 0 ? value : replaceAt(copy[name], rest, value);
  return copy;
}

function request({ method, path }: Endpoint, input: Readonly<Record<string, unknown>>): Pick<BadCall, 'method' | 'path' | 'init'> {
  if (method === 'POST')
    return { method, path: `/api${path}`, init: { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) } };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat())
      if (one !== undefined) query.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  }
  return { method, path: `/api${path}?${query}`, init: {} };
}
