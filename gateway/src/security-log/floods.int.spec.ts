import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { atWindowStart, type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { playPeople } from '../testing/play-people.ts';
import { accountOf, playServices, RIGHT_PASSWORD } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';
import { keptLog } from './kept-log.testing.ts';

const FLOODER = '198.51.100.66';
const { written, log, events } = keptLog();
const clock = atWindowStart();
let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    env: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_SCALE: '1' },
    clock,
    log,
  });
});
beforeEach(async () => {
  clock.advance(60 * 60_000);
  // What the test before has left is written down with the next event.
  await from('192.0.2.99', contracts.lastUsers, { token: 'x' });
  written.length = 0;
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const from = (network: string, endpoint: contracts.Endpoint, more: { token?: string; input?: object } = {}) =>
  gateways.first.call(endpoint, { ...more, headers: { 'x-forwarded-for': network } });
const signIn = (network: string, email: string, password: string) =>
  from(network, contracts.login, { input: { authenticationType: 'Basic', email, password } });
/** Twenty at a time. */
const flood = (calls: number, endpoint: contracts.Endpoint, more: { token?: string; input?: object }) =>
  Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < calls / 20; turn += 1) await from(FLOODER, endpoint, more);
    }),
  );
const countsOf = (all: ReturnType<typeof events>) => {
  const counts = new Map<string, number>();
  for (const { security, code } of all) counts.set(`${security} ${code}`, (counts.get(`${security} ${code}`) ?? 0) + 1);
  return Object.fromEntries(counts);
};
/** All of the flood that is in the log: lines of its own, and what is counted. */
const flooded = (all: ReturnType<typeof events>) =>
  all
    .filter(({ network }) => network === FLOODER)
    .reduce((sum, { security, count }) => sum + (security === 'flood' ? Number(count) : 1), 0);

it('one address that floods the gateway with a bad token hides no wrong password: 11 of 11 are in the log, and the flood is counted', async () => {
  const guesses = Array.from({ length: 11 }, (_, at) => ({ network: `203.0.113.${at + 1}`, email: `victim-${at}@example.test` }));
  // More than an address may call in a minute: the last ones are refused for their number.
  const flooding = flood(1_400, contracts.lastUsers, { token: 'x' });
  for (const { network, email } of guesses) await signIn(network, email, 'Yanlis1!');
  await flooding;
  const failed = () => events().filter(({ security, code }) => security === 'sign-in' && code === 'INVALID_CREDENTIALS');
  expect(failed().map(({ network }) => network)).toEqual(guesses.map(({ network }) => network));
  expect(events().filter(({ network }) => network === FLOODER)).toHaveLength(20);

  clock.advance(60_000);
  await from(FLOODER, contracts.lastUsers, { token: 'x' });
  const floods = events().filter(({ security }) => security === 'flood');
  expect(floods).toMatchObject([
    { event: 'call', code: 'UNAUTHORIZED', network: FLOODER, count: 1_190 },
    { event: 'call', code: 'TOO_MANY_REQUESTS', network: FLOODER, count: 190 },
  ]);
  expect(flooded(events())).toBe(1_401);
});

it('guesses that were refused for their number are a flood themselves; those that were tried have a line each', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, turn) => signIn(FLOODER, `guessed-${turn}@example.test`, 'Yanlis1!')));
  const own = (wanted: string) => events().filter(({ security, code }) => security === 'sign-in' && code === wanted);
  expect([own('INVALID_CREDENTIALS').length, own('TOO_MANY_REQUESTS').length]).toEqual([30, 10]);
  clock.advance(60_000);
  await from(FLOODER, contracts.lastUsers, { token: 'x' });
  expect(events().filter(({ security }) => security === 'flood')).toMatchObject([
    { event: 'sign-in', code: 'TOO_MANY_REQUESTS', network: FLOODER, count: 20 },
  ]);
});

it('what nobody has tried has no line of its own each time: bodies without sense, tickets that are none, tokens that are none', async () => {
  for (let turn = 0; turn < 15; turn += 1) {
    await from(FLOODER, contracts.login, { input: { authenticationType: 'Basic' } });
    await from(FLOODER, contracts.recoveryLogin, { input: { ticket: 'x', code: 'x' } });
    await from(FLOODER, contracts.refreshToken, { input: { token: 'x', tokenType: 'User' } });
  }
  expect(countsOf(events())).toEqual({
    'sign-in INVALID_EMAIL': 10,
    'recovery-sign-in CHALLENGE_EXPIRED': 10,
    'token-exchange UNAUTHORIZED': 10,
  });
});

it('neither hides what an admin does, nor a session that ended because its token came twice', async () => {
  const admin = 'admin@example.test';
  const people = playPeople();
  const { id } = people.add('disturber@example.test');
  gateways.upstreams.identity.answer = people.answer;
  const token = String((await signIn('192.0.2.1', admin, RIGHT_PASSWORD)).body.token);
  const old = String((await signIn('192.0.2.2', 'copied@example.test', RIGHT_PASSWORD)).body.token);
  const { token: next } = (await from('192.0.2.2', contracts.refreshToken, { input: { token: old, tokenType: 'User' } })).body;
  clock.advance(11_000);
  await from('192.0.2.2', contracts.refreshToken, { input: { token: next, tokenType: 'User' } });
  await flood(600, contracts.refreshToken, { input: { token: 'x', tokenType: 'User' } });
  // From the flood's own address: the budgets of its kind are used up.
  await from(FLOODER, contracts.deleteUser, { token, input: { id } });
  await from('192.0.2.2', contracts.refreshToken, { input: { token: old, tokenType: 'User' } });
  expect(events().filter(({ security }) => security === 'erasure-by-admin')).toMatchObject([
    { network: FLOODER, account: accountOf(admin).id },
  ]);
  expect(events().filter(({ account }) => account === accountOf('copied@example.test').id)).toMatchObject([
    { security: 'sign-in' },
    { security: 'token-exchange', code: 'UNAUTHORIZED' },
  ]);
});

it('one account that ends sessions without end has 60 lines a minute of each kind, and hides neither what else it does nor anybody else’s', async () => {
  gateways.upstreams.identity.answer = (request, body, response) =>
    request.url?.endsWith(contracts.savePasskey.path)
      ? sendJson(response, 401, { success: false, errorMessage: 'PASSKEY_NOT_ACCEPTED' })
      : playServices(request, body, response);
  const made = { clientDataJSON: 'e30', attestationObject: 'e30' };
  const attestation = { id: 'a2V5', rawId: 'a2V5', type: 'public-key', response: made };
  const [flooder, other] = ['flooder@example.test', 'other@example.test'];
  const token = String((await signIn(FLOODER, flooder, RIGHT_PASSWORD)).body.token);
  const others = String((await signIn(FLOODER, other, RIGHT_PASSWORD)).body.token);
  const unknown = { id: '01k00000000000000000000abc' };
  await flood(200, contracts.revokeSession, { token, input: unknown });
  await flood(200, contracts.revokeOtherSessions, { token });
  await flood(200, contracts.addPasskey, { token, input: { name: 'x', attestation } });
  await from(FLOODER, contracts.revokeSession, { token: others, input: unknown });
  const of = (email: string) => events().filter(({ account }) => account === accountOf(email).id);
  expect(countsOf(of(flooder))).toEqual({
    'sign-in undefined': 1,
    'session-end SESSION_NOT_FOUND': 60,
    'session-end undefined': 60,
    'passkey-added PASSKEY_NOT_ACCEPTED': 60,
  });
  expect(countsOf(of(other))).toEqual({ 'sign-in undefined': 1, 'session-end SESSION_NOT_FOUND': 1 });
  clock.advance(60_000);
  await from(FLOODER, contracts.lastUsers, { token: 'x' });
  const floods = of(flooder).filter(({ security }) => security === 'flood');
  expect(floods.map(({ event, count, path }) => [event, count, path])).toEqual([
    ['session-end', 140, '/api/auth/revoke-session'],
    ['session-end', 140, '/api/auth/revoke-other-sessions'],
    ['passkey-added', 140, '/api/auth/add-passkey'],
  ]);
});

it('a gateway that stops writes down the floods that are going on', async () => {
  for (let turn = 0; turn < 15; turn += 1) await from(FLOODER, contracts.lastUsers, { token: 'x' });
  await gateways.stop();
  expect(events().filter(({ security }) => security === 'flood')).toMatchObject([
    { event: 'call', code: 'UNAUTHORIZED', network: FLOODER, count: 5 },
  ]);
});
