import { beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { nextWindow, type Replica } from '../testing/gateway-under-test.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';

const { gateways, clock } = gatewaysOfFile();
let token: string;
beforeEach(async () => {
  token = await gateways().first.publicToken();
});

const { activateUser, resetPasswordRequest } = contracts;
const mail = (replica: Replica, endpoint: contracts.Endpoint, email: string) =>
  replica.call(endpoint, { token, input: { email, language: 'tr' } });

describe('S7: asking for mails', () => {
  it.each([activateUser, resetPasswordRequest])('by %p is throttled per address that asks, whoever they go to', async (endpoint) => {
    const { requests } = contracts.RATE_LIMITS.mailRequest;
    for (let turn = 0; turn < requests; turn += 1)
      expect((await mail(gateways().first, endpoint, `flooded-${turn}@example.test`)).status).toBe(200);
    expect((await mail(gateways().first, endpoint, 'one-more@example.test')).status).toBe(429);
  });
});

describe('S7: finding out who has an account', () => {
  const probes: [string, contracts.Endpoint, object, number][] = [
    ['is-user-exist', contracts.isUserExist, { email: 'a@example.test' }, 20],
    ['register-token', contracts.registerToken, { email: 'a@example.test' }, 20],
    ['reset-password-request', resetPasswordRequest, {}, 20],
    ['reset-password', contracts.resetPassword, { token: 'limitFailedAttempts', password: 'New-Password-1' }, 20],
    ['verify-account', contracts.verifyAccount, { token: 'limitFailedAttempts', language: 'tr' }, 20],
  ];
  it.each(probes)('by %s is throttled per address, at both replicas together', async (_, endpoint, input, allowed) => {
    for (let turn = 0; turn < allowed; turn += 1) {
      const { status } = await (turn % 2 === 0 ? gateways().first : gateways().second).call(endpoint, { token, input });
      expect(status).not.toBe(429);
    }
    await eventually(async () => expect((await gateways().second.call(endpoint, { token, input })).status).toBe(429));
    await eventually(async () => expect((await gateways().first.call(endpoint, { token, input })).status).toBe(429));
  });

  it('by registering is throttled per address: ten in fifteen minutes', async () => {
    const as = String((await gateways().first.call(contracts.registerToken, { token, input: { email: 'r@example.test' } })).body.token);
    for (let turn = 0; turn < 10; turn += 1) expect((await gateways().first.call(contracts.register, { token: as })).status).toBe(400);
    expect((await gateways().first.call(contracts.register, { token: as })).body.errorMessage).toBe('TOO_MANY_REQUESTS');
  });
});

it('S7: pages and pictures are limited per address, and say when to come back', async () => {
  const { requests } = contracts.RATE_LIMITS.pages;
  for (let asked = 0; asked < requests; asked += 100)
    await Promise.all(Array.from({ length: 100 }, () => gateways().first.get('/.well-known/jwks.json')));
  const program = await gateways().first.get('/config.js');
  expect([program.status, program.text]).toEqual([429, expect.stringContaining('TOO_MANY_REQUESTS')]);
  const page = await gateways().first.get('/', { accept: 'text/html' });
  expect([page.status, Number(page.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(page.text).toContain('http-equiv="refresh"');
  expect((await gateways().first.get('/health/ready')).status).toBe(200);
  nextWindow(clock);
  expect((await gateways().first.get('/.well-known/jwks.json')).status).toBe(200);
});

it('S7: calls that there are none of are limited per address with all others, also by another method', async () => {
  const { first } = gateways();
  const { requests } = contracts.RATE_LIMITS.general;
  for (let asked = 0; asked < requests; asked += 100)
    await Promise.all(Array.from({ length: 100 }, (_, at) => first.get(at % 2 === 0 ? `/api/no/such-${at}` : '/api/search/search')));
  const answers = [await first.get('/api/no/such'), await first.get('/api/search/search'), await first.call(contracts.publicToken)];
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
  nextWindow(clock);
  expect((await first.get('/api/no/such')).status).toBe(404);
});

describe('S1: credential stuffing', () => {
  it('refuses the sixth attempt on an account after five wrong passwords, at the other replica too', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await gateways().first.signIn('victim@example.test', 'wrong')).status).toBe(401);
    const answer = await gateways().second.signIn('victim@example.test', RIGHT_PASSWORD);
    expect([answer.status, answer.body.errorMessage]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets the owner in again a quarter of an hour later', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await gateways().first.signIn('victim@example.test', 'wrong');
    clock.advance(15 * 60_000);
    expect((await gateways().first.signIn('victim@example.test')).status).toBe(200);
  });

  it('leaves other accounts alone', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await gateways().first.signIn('victim@example.test', 'wrong');
    expect((await gateways().first.signIn('neighbour@example.test')).status).toBe(200);
  });

  it('refuses an address after thirty wrong passwords, whatever the accounts', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await gateways().first.signIn(`account-${attempt}@example.test`, 'wrong');
    expect((await gateways().first.signIn('anybody@example.test')).status).toBe(429);
  });

  it('keeps nobody of the same network out of a browser they are known in, nor from proving themself in an open session', async () => {
    const email = 'neighbour@example.test';
    const { headers, body } = await gateways().first.signIn(email);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let attempt = 0; attempt < 30; attempt += 1) await gateways().first.signIn(`account-${attempt}@example.test`, 'wrong');
    const input = { authenticationType: 'Basic', email, password: RIGHT_PASSWORD };
    const inBrowser = (headers: Record<string, string>) => gateways().first.call(contracts.login, { input, headers });
    expect([(await inBrowser({ cookie })).status, (await inBrowser({})).status]).toEqual([200, 429]);
    const proof = await gateways().first.call(contracts.prove, { token: String(body.token), input: { password: RIGHT_PASSWORD } });
    expect(proof.status).toBe(200);
  });

  it('does not believe a forwarded address that no configured proxy wrote', async () => {
    const headers = (attempt: number) => ({ 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${attempt}` });
    const attemptFrom = (attempt: number) =>
      fetch(`${gateways().first.url}/api/auth/login`, {
        method: 'POST',
        headers: headers(attempt),
        body: JSON.stringify({ email: `one-${attempt}@example.test`, password: 'wrong' }),
      });
    for (let attempt = 0; attempt < 30; attempt += 1) await attemptFrom(attempt);
    expect((await attemptFrom(31)).status).toBe(429);
  });

  it('counts no more than what failed of tries at once: six right ones lock nobody out', async () => {
    await Promise.all(Array.from({ length: 12 }, () => gateways().first.signIn('quick@example.test')));
    expect((await gateways().second.signIn('quick@example.test')).status).toBe(200);
  });

  it('never counts successes', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await gateways().first.signIn('regular@example.test')).status).toBe(200);
  });
});
