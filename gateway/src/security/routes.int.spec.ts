import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountChanged,
  ENDPOINTS,
  type Endpoint,
  type ErrorCode,
  facebookDataDeletion,
  getCurrentUser,
  search,
  type TokenType,
} from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { unprovenSessions } from '../sessions/a-session.testing.ts';
import { type GatewaysUnderTest, PUBLIC_URL, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf } from '../testing/play-services.ts';
import { readKeyRing } from '../tokens/keys.ts';
import { mintToken } from '../tokens/token.ts';
import { claims, imitate } from './hostile-tokens.testing.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let sessions: Awaited<ReturnType<typeof unprovenSessions>>;
let ended: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.freshDatabase();
  gateways = await startGateways({
    databaseUrl,
    env: { RATE_LIMIT_SCALE: '1000', ALLOWED_ORIGINS: 'https://partner.example' },
  });
  sessions = await unprovenSessions(databaseUrl);
  // An admin's, whom every route would let in while it lasted.
  ended = String((await gateways.first.signIn('admin-disabled@example.test')).body.token);
  const account = { ...accountOf('admin-disabled@example.test'), status: 'disabled' as const };
  await gateways.publish(accountChanged, account.id, { id: account.id, version: 2, account, person: null });
  await eventually(async () => expect((await gateways.first.call(getCurrentUser, { token: ended })).status).toBe(401));
});
afterAll(async () => {
  await sessions?.close();
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
  'admin without the factor that is due': { ...user('admin'), factorMissing: true },
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
  if (caller.typ !== 'User') return undefined;
  if (endpoint.verifiedOnly && !caller.verified) return 'ACCOUNT_NOT_VERIFIED';
  if (endpoint.factorOnly && 'factorMissing' in caller) return 'FACTOR_REQUIRED';
  // In the sessions of these tokens nobody has proven anything.
  return endpoint.provenOnly ? 'PROOF_REQUIRED' : undefined;
}

const ids = newIds();
const GATE: ReadonlySet<unknown> = new Set([
  'UNAUTHORIZED',
  'INVALID_TOKEN_TYPE',
  'TOKEN_IS_NOT_PUBLIC',
  'FORBIDDEN',
  'ACCOUNT_NOT_VERIFIED',
  'FACTOR_REQUIRED',
  'PROOF_REQUIRED',
]);
const ROUTES = ENDPOINTS.filter(({ internal }) => !internal);
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.route, endpoint] as const);
/** What must be done to every route. */
const everyRoute = named(ROUTES);
const issuer = () => ({ issuer: PUBLIC_URL, keys: readKeyRing(gateways.tokenKeys) });

describe('S4: every route and every caller, at the gateway', () => {
  it.each(everyRoute)('%s answers every kind of caller as its contract says', async (_route, endpoint) => {
    const problems: string[] = [];
    for (const name of Object.keys(CALLERS) as CallerName[]) {
      const said = CALLERS[name];
      // A session each: some of the routes end it.
      const own = said?.typ === 'User' ? { ...said, ...(await sessions.open(said.role)) } : said;
      const token = own && mintToken(issuer(), own, ids.next(), new Date()).token;
      const { body } = await gateways.first.call(endpoint, { token });
      // A 403 or 401 with details is about the input, which this test leaves empty, and not about the caller.
      const refusal = body.details === undefined && GATE.has(body.errorMessage) ? body.errorMessage : undefined;
      const expected = expectedRefusal(endpoint, name);
      if (refusal !== expected) problems.push(`from ${name}: ${refusal ?? 'let in'}, expected ${expected ?? 'to be let in'}`);
    }
    expect(problems).toEqual([]);
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

  it('has no route for an admin whose session has ended: disabled, deleted or signed out', async () => {
    const forUsers = ROUTES.filter(({ tokens }) => tokens.includes('User') && !tokens.includes('None'));
    expect(forUsers.length).toBeGreaterThan(30);
    const problems: string[] = [];
    for (const endpoint of forUsers) {
      const { status, body } = await gateways.first.call(endpoint, { token: ended });
      if (status !== 401 || body.errorMessage !== 'UNAUTHORIZED') problems.push(`${endpoint.route}: ${status}`);
    }
    expect(problems).toEqual([]);
  });

  it('does not mount internal calls', async () => {
    for (const endpoint of ENDPOINTS.filter(({ internal }) => internal)) {
      const { status, body } = await gateways.first.call(endpoint);
      expect([status, body.errorMessage]).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
  });
});

describe('S3: token types', () => {
  const accepting = (type: TokenType) =>
    ROUTES.filter(({ tokens }) => tokens.includes(type)).map(({ method, path }) => `${method} ${path}`);

  it('a Register token is good for the wizard’s calls and harmless reads, and for nothing else', () => {
    expect(accepting('Register').sort()).toEqual([
      'GET /auth/data-deletion-status',
      'GET /auth/providers',
      'GET /category/get-categories',
      'GET /category/get-category-by-id',
      'GET /coach/get-coach-by-id',
      'GET /search/lately',
      'GET /search/similar-coaches',
      'GET /search/suggest',
      'POST /ai/refine',
      'POST /auth/check-password',
      'POST /auth/is-user-exist',
      'POST /auth/register',
      'POST /auth/social-profile',
      'POST /auth/start-social',
      'POST /auth/upload-profile-picture',
      'POST /search/search',
    ]);
  });

  it.each(named(ROUTES.filter(({ tokens }) => tokens.length > 0)))(
    '%s takes the types of its contract and no other',
    async (_route, endpoint) => {
      const { signed } = imitate(gateways.tokenKeys);
      const user = { role: 'admin', verified: true, email: 'a@example.test' };
      const problems: string[] = [];
      for (const typ of ['Public', 'Register', 'User', 'None', 'Service', 'Admin']) {
        const token = signed(claims({ typ, ...user, ...(await sessions.open('admin')) }));
        const { body } = await gateways.first.call(endpoint, { token });
        const isRefused = ['UNAUTHORIZED', 'INVALID_TOKEN_TYPE', 'TOKEN_IS_NOT_PUBLIC'].includes(String(body.errorMessage));
        // A token of no known type is no token, which some calls do without.
        const as = ['Public', 'Register', 'User'].includes(typ) ? typ : 'None';
        const isAccepted = endpoint.tokens.some((accepted) => accepted === as);
        if (isRefused === isAccepted) problems.push(`a token of type ${typ}: ${isRefused ? 'refused' : 'let in'}`);
      }
      expect(problems).toEqual([]);
    },
  );
});

const admin = () => mintToken(issuer(), { ...user('admin'), sub: ids.next(), sid: ids.next() }, ids.next(), new Date()).token;
const seen = () => Object.values(gateways.upstreams).reduce((sum, upstream) => sum + upstream.seen.length, 0);
const FORM = 'application/x-www-form-urlencoded';
const post = (path: string, headers: Record<string, string>, body: string) =>
  fetch(`${gateways.first.url}/api${path}`, { method: 'POST', headers, body });

describe('S14: what another origin’s page can make a browser send', () => {
  const fromElsewhere = async (endpoint: Endpoint): Promise<string[]> => {
    const problems: string[] = [];
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: gateways.first.url, 'sec-fetch-site': 'cross-site' },
      { origin: `${gateways.first.url}.evil.example` },
    ]) {
      const answer = await gateways.first.call(endpoint, { token: admin(), headers });
      const isRefused = answer.status === 403 && answer.body.errorMessage === 'FORBIDDEN';
      if (!isRefused || answer.headers.has('access-control-allow-origin')) problems.push(`${JSON.stringify(headers)}: ${answer.status}`);
    }
    return problems;
  };
  /** From a browser that names no origin. */
  const asForm = async ({ path }: Endpoint): Promise<string[]> => {
    const problems: string[] = [];
    for (const type of [FORM, 'text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16']) {
      const { status } = await post(path, { 'content-type': type, authorization: `Bearer ${admin()}` }, '{"id":"1"}');
      if (status !== 403 && status !== 415) problems.push(`${type}: ${status}`);
    }
    return problems;
  };

  it.each(everyRoute)('has no effect at %s, even with a token, nor as a form or as text', async (_, endpoint) => {
    const before = seen();
    expect(await fromElsewhere(endpoint)).toEqual([]);
    if (endpoint.method === 'POST' && !endpoint.form) expect(await asForm(endpoint)).toEqual([]);
    expect(seen()).toBe(before);
  });

  it('is let in from our own address and from origins that are named', async () => {
    for (const origin of [PUBLIC_URL, gateways.first.url, 'https://partner.example']) {
      expect((await gateways.first.call(search, { token: admin(), headers: { origin } })).status).toBe(200);
    }
  });
});

describe('a call that takes a form', () => {
  const { path } = facebookDataDeletion;

  it('comes from a server without a token or an origin, and goes on as it came', async () => {
    const answer = await post(path, { 'content-type': FORM }, 'signed_request=a%2Bb.c');
    expect(answer.status).toBe(200);
    const sent = gateways.upstreams.identity.seen.at(-1);
    expect([sent?.path, sent?.headers['content-type'], sent?.body]).toEqual([`/api${path}`, FORM, 'signed_request=a%2Bb.c']);
  });

  it('takes nothing else', async () => {
    const before = seen();
    expect((await post(path, { 'content-type': 'application/json' }, '{"signed_request":"x"}')).status).toBe(415);
    expect((await post(path, { 'content-type': FORM }, `signed_request=${'x'.repeat(200_000)}`)).status).toBe(413);
    expect(seen()).toBe(before);
  });
});
