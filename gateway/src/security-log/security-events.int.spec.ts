import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, runningClock, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf, RIGHT_PASSWORD, signedBy } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';
import { keptLog } from './kept-log.testing.ts';

const EMAIL = 'seen@example.test';
const { written, log, events } = keptLog();
const clock = runningClock();
let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    clock,
    log,
  });
});
beforeEach(() => {
  written.length = 0;
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const shortly = () => events().map(({ security, outcome, code }) => [security, outcome, code].filter(Boolean).join(' '));

it('a sign-in, a wrong password, a change of password and a sign-out are told with the account’s id and no address', async () => {
  const { first } = gateways;
  await first.signIn(EMAIL, 'Yanlis1!');
  const token = String((await first.signIn(EMAIL)).body.token);
  await first.call(contracts.changePassword, { token, input: { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' } });
  const again = String((await first.signIn(EMAIL)).body.token);
  await first.call(contracts.logout, { token: again });
  expect(shortly()).toEqual([
    'sign-in refused INVALID_CREDENTIALS',
    'sign-in done',
    'password-change done',
    'sign-in done',
    'sign-out done',
  ]);
  const [guessed, ...known] = events();
  expect(guessed?.account).toMatch(/^[\w-]{43}$/);
  expect(new Set(known.map(({ account }) => account))).toEqual(new Set([accountOf(EMAIL).id]));
  expect(written.join()).not.toContain(EMAIL);
});

it('both steps of a sign-in with a passkey, and proofs, are told with the account’s id', async () => {
  const { first } = gateways;
  const email = 'keyed-and-seen@example.test';
  const { ticket } = contracts.SecondStep.parse((await first.signIn(email)).body.secondStep);
  await first.call(contracts.recoveryLogin, { input: { ticket, code: 'wrong' } });
  await first.call(contracts.passkeyLogin, { input: { ticket, assertion: signedBy(email, false) } });
  const { token } = (await first.call(contracts.passkeyLogin, { input: { ticket, assertion: signedBy(email) } })).body;
  await first.call(contracts.prove, { token: String(token), input: { password: 'Wrong-1!' } });
  expect(shortly()).toEqual([
    'sign-in refused SECOND_STEP_REQUIRED',
    'recovery-sign-in refused INVALID_RECOVERY_CODE',
    'passkey-sign-in refused PASSKEY_NOT_ACCEPTED',
    'passkey-sign-in done',
    'proof refused INVALID_CREDENTIALS',
  ]);
  const [, ...known] = events();
  expect(new Set(known.map(({ account }) => account))).toEqual(new Set([accountOf(email).id]));
});

it('a token that was exchanged before and comes again is told; an exchange as usual is not', async () => {
  const { first } = gateways;
  const token = String((await first.signIn(EMAIL)).body.token);
  written.length = 0;
  const next = String((await first.call(contracts.refreshToken, { input: { token, tokenType: 'User' } })).body.token);
  clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
  await first.call(contracts.refreshToken, { input: { token: next, tokenType: 'User' } });
  expect(shortly()).toEqual([]);
  await first.call(contracts.refreshToken, { input: { token, tokenType: 'User' } });
  expect(shortly()).toEqual(['token-exchange refused UNAUTHORIZED']);
  expect(events()[0]?.account).toBe(accountOf(EMAIL).id);
});

it('calls that a service refuses are told: whose they were, and which', async () => {
  const { first, upstreams } = gateways;
  const token = String((await first.signIn(EMAIL)).body.token);
  written.length = 0;
  const update = () => first.call(contracts.updateUserProfile, { token, input: { FirstName: 'A' } });
  for (const [status, code] of [
    [403, 'FORBIDDEN'],
    [400, 'VALIDATION_FAILED'],
    [409, 'CONFLICT'],
  ] as const) {
    upstreams.profile.answer = (_request, _body, response) => sendJson(response, status, { success: false, errorMessage: code });
    expect((await update()).status).toBe(status);
  }
  await eventually(async () =>
    expect(events().map(({ code, account, path }) => [code, account, path])).toEqual([
      ['FORBIDDEN', accountOf(EMAIL).id, '/api/user/update-user-profile'],
      ['VALIDATION_FAILED', accountOf(EMAIL).id, '/api/user/update-user-profile'],
    ]),
  );
});

it('a body that is refused before it is read to its end is told', async () => {
  const { first } = gateways;
  const token = String((await first.signIn(EMAIL)).body.token);
  written.length = 0;
  await first.call(contracts.updateUserProfile, { token, input: { FirstName: 'A'.repeat(300_000) } });
  expect(shortly()).toEqual(['call refused PAYLOAD_TOO_LARGE']);
});

it('calls that are refused at the door are told, and counted by route and status', async () => {
  const { first } = gateways;
  const token = String((await first.signIn(EMAIL)).body.token);
  written.length = 0;
  await first.call(contracts.lastUsers, { token: 'forged' });
  await first.call(contracts.lastUsers, { token });
  await first.call(contracts.lastUsers, { token, headers: { origin: 'https://evil.example' } });
  expect(events().map(({ code, account, path }) => [code, account, path])).toEqual([
    ['UNAUTHORIZED', undefined, '/api/admin/user/last'],
    ['FORBIDDEN', accountOf(EMAIL).id, '/api/admin/user/last'],
    ['FORBIDDEN', undefined, '/api/admin/user/last'],
  ]);
  await eventually(async () => {
    const { text } = await first.manage('/metrics');
    expect(text).toMatch(/pusula_http_request_duration_seconds_count\{[^}]*route="GET \/admin\/user\/last"[^}]*status="403"[^}]*\} 2\n/);
    expect(text).toMatch(/pusula_http_request_duration_seconds_count\{[^}]*route="GET \/admin\/user\/last"[^}]*status="401"[^}]*\} 1\n/);
  });
});

it('calls that there are none of are told, without what was made up for their path', async () => {
  await gateways.first.get('/api/reset/seen%40example.test?token=geheim');
  await gateways.first.get('/api/search/search');
  expect(events().map(({ code, path }) => [code, path])).toEqual([
    ['ROUTE_NOT_FOUND', '/api/*'],
    ['METHOD_NOT_ALLOWED', '/api/search/search'],
  ]);
  expect(written.join()).not.toMatch(/seen|geheim/);
});
