import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountChanged, ENDPOINTS, type Endpoint, type ErrorCode, getCurrentUser } from '@pusula/contracts';
import { newIds } from '@pusula/service-kit';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, PUBLIC_URL, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf } from '../testing/play-services.ts';
import { readKeyRing } from '../tokens/keys.ts';
import { mintToken } from '../tokens/token.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let ended: string;

beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { RATE_LIMIT_SCALE: '1000' } });
  // An admin's, whom every route would let in while it lasted.
  ended = String((await gateways.first.signIn('admin-disabled@example.test')).body.token);
  const account = { ...accountOf('admin-disabled@example.test'), status: 'disabled' as const };
  await gateways.tell(accountChanged, account.id, { id: account.id, version: 2, account, person: null });
  await eventually(async () => expect((await gateways.first.call(getCurrentUser, { token: ended })).status).toBe(401));
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const user = (role: 'member' | 'coach' | 'admin', verified = true) =>
  ({ typ: 'User', sub: 's', sid: 's', email: 'a@example.test', role, verified }) as const;
const CALLERS = {
  nobody: undefined,
  Public: { typ: 'Public' },
  Register: { typ: 'Register', email: 'a@example.test' },
  member: user('member'),
  coach: user('coach'),
  admin: user('admin'),
  unverified: user('member', false),
  'unverified admin': user('admin', false),
} as const;
type CallerName = keyof typeof CALLERS;

/** What the contract says, in words of this test's own. */
function expectedRefusal(endpoint: Endpoint, name: CallerName): ErrorCode | undefined {
  const { tokens, roles } = endpoint;
  const caller = CALLERS[name];
  if (tokens.length === 0) return undefined;
  if (!caller) return tokens.includes('None') ? undefined : 'UNAUTHORIZED';
  if (!tokens.includes(caller.typ)) return endpoint.errors.includes('TOKEN_IS_NOT_PUBLIC') ? 'TOKEN_IS_NOT_PUBLIC' : 'INVALID_TOKEN_TYPE';
  if (caller.typ === 'User' && roles && !roles.includes(caller.role)) return 'FORBIDDEN';
  return caller.typ === 'User' && endpoint.verifiedOnly && !caller.verified ? 'ACCOUNT_NOT_VERIFIED' : undefined;
}

const ids = newIds();
const GATE: ReadonlySet<unknown> = new Set([
  'UNAUTHORIZED',
  'INVALID_TOKEN_TYPE',
  'TOKEN_IS_NOT_PUBLIC',
  'FORBIDDEN',
  'ACCOUNT_NOT_VERIFIED',
]);
const table = ENDPOINTS.filter(({ internal }) => !internal).flatMap((endpoint) =>
  (Object.keys(CALLERS) as CallerName[]).map((caller) => [`${endpoint.method} ${endpoint.path}`, caller, endpoint] as const),
);

const forUsers = ENDPOINTS.filter(({ internal, tokens }) => !internal && tokens.includes('User') && !tokens.includes('None')).map(
  (endpoint) => [endpoint.route, endpoint] as const,
);

describe('S4: every route and every caller, at the gateway', () => {
  it.each(table)('%s from %s answers as its contract says', async (_route, name, endpoint) => {
    const claims = CALLERS[name];
    const issuer = { issuer: PUBLIC_URL, keys: readKeyRing(gateways.tokenKeys) };
    // A session each: one of the routes ends it.
    const own = claims?.typ === 'User' ? { ...claims, sid: ids.next() } : claims;
    const token = own && mintToken(issuer, own, ids.next(), new Date()).token;
    const { body } = await gateways.first.call(endpoint, { token });
    // A 403 or 401 with details is about the input, which this test leaves empty, and not about the caller.
    const refusal = body.details === undefined && GATE.has(body.errorMessage) ? body.errorMessage : undefined;
    expect(refusal).toBe(expectedRefusal(endpoint, name));
  });

  it('has routes for admins of every owner that has such calls, and no route among them for anybody else', () => {
    const forAdmins = ENDPOINTS.filter(({ path }) => path.startsWith('/admin/'));
    expect(
      forAdmins.filter(({ tokens, roles }) => !isDeepStrictEqual([tokens, roles], [['User'], ['admin']])).map(({ route }) => route),
    ).toEqual([]);
    expect([...new Set(forAdmins.map(({ owner }) => owner))].sort()).toEqual([
      'catalog',
      'gateway',
      'identity',
      'mail',
      'profile',
      'search',
    ]);
  });

  it.each(forUsers)('%s from an admin whose session has ended answers 401: disabled, deleted or signed out', async (_route, endpoint) => {
    const { status, body } = await gateways.first.call(endpoint, { token: ended });
    expect([status, body.errorMessage]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('does not mount internal calls', async () => {
    for (const endpoint of ENDPOINTS.filter(({ internal }) => internal)) {
      const { status, body } = await gateways.first.call(endpoint);
      expect([status, body.errorMessage]).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
  });
});
