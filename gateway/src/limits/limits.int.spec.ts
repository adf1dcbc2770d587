import { beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { type Answer, nextWindow, type Replica } from '../testing/gateway-under-test.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';

const { gateways, clock } = gatewaysOfFile();
let token: string;
beforeEach(async () => {
  token = await gateways().first.publicToken();
});

const { activateUser, resetPasswordRequest } = contracts;
const mail = (replica: Replica, endpoint: contracts.Endpoint, email: string, as = token) =>
  replica.call(endpoint, { token: as, input: { email, language: 'tr' } });
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const asked = () => gateways().upstreams.identity.seen.length;

describe('S7: mails to one address', () => {
  it('are five in fifteen minutes, whatever they are, however the address is spelled, at both replicas together', async () => {
    const before = asked();
    const answers = await Promise.all([
      mail(gateways().first, activateUser, 'flooded@example.test'),
      mail(gateways().second, activateUser, 'Flooded@Example.test'),
      mail(gateways().first, resetPasswordRequest, ' flooded@example.test'),
      mail(gateways().second, resetPasswordRequest, 'flooded@example.test'),
      mail(gateways().first, resetPasswordRequest, 'FLOODED@example.test'),
      mail(gateways().second, activateUser, 'flooded@example.test'),
      mail(gateways().first, activateUser, 'flooded@example.test'),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(asked() - before).toBe(5);
  });

  it('are as many for all addresses that are read in one inbox', async () => {
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1)
      answers.push(await mail(gateways().first, resetPasswordRequest, `flooded+${turn}@example.test`));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('do not count for another address', async () => {
    for (let turn = 0; turn < 6; turn += 1) await mail(gateways().first, activateUser, 'flooded@example.test');
    expect((await mail(gateways().first, activateUser, 'neighbour@example.test')).status).toBe(200);
  });

  it('are not counted when the call is refused for what it says', async () => {
    for (let turn = 0; turn < 8; turn += 1)
      await gateways().first.call(activateUser, { token, input: { email: 'slip@example.test', language: 'xx' } });
    expect((await mail(gateways().first, activateUser, 'slip@example.test')).status).toBe(200);
  });

  it('are five in fifteen minutes from one account too, whoever they go to', async () => {
    const mine = String((await gateways().first.signIn('sender@example.test')).body.token);
    const change = (turn: number) =>
      gateways().first.call(contracts.changeEmail, {
        token: mine,
        input: { email: `new-${turn}@example.test`, password: RIGHT_PASSWORD, language: 'tr' },
      });
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await change(turn));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
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

  it('never counts successes', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await gateways().first.signIn('regular@example.test')).status).toBe(200);
  });
});

describe('S1: a stranger who guesses somebody’s password', () => {
  const login = (password: string, cookie?: string) =>
    gateways().first.call(contracts.login, {
      input: { authenticationType: 'Basic', email: 'owner@example.test', password },
      ...(cookie && { headers: { cookie } }),
    });
  const knownBrowser = async () => (await login(RIGHT_PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const limitFailedAttempts = async (times: number, cookie?: string) => {
    for (let turn = 0; turn < times; turn += 1) await login('Yanlis1!', cookie);
  };

  it('keeps the owner out of other browsers, but not of one that was used before', async () => {
    const browser = await knownBrowser();
    await limitFailedAttempts(5);
    expect((await login(RIGHT_PASSWORD)).status).toBe(429);
    expect((await login(RIGHT_PASSWORD, browser)).status).toBe(200);
  });

  it('has five tries in such a browser as well', async () => {
    const browser = await knownBrowser();
    await limitFailedAttempts(5, browser);
    expect((await login(RIGHT_PASSWORD, browser)).status).toBe(429);
  });

  it('has no browser of the owner’s by inventing one, by a session’s token, or by one of another account', async () => {
    const browser = await knownBrowser();
    const { body } = await login(RIGHT_PASSWORD);
    const other = await gateways().first.call(contracts.login, {
      input: { authenticationType: 'Basic', email: 'other@example.test', password: RIGHT_PASSWORD },
    });
    await limitFailedAttempts(5);
    const others = other.headers.get('set-cookie')?.split(';')[0];
    for (const cookie of ['pusula-device=x', `${browser}x`, `pusula-device=${body.token}`, others])
      expect([cookie, (await login(RIGHT_PASSWORD, cookie)).status]).toEqual([cookie, 429]);
  });

  it('has no more tries by asking for another address or password in a session that they hold', async () => {
    const session = String((await login(RIGHT_PASSWORD)).body.token);
    const input = {
      email: 'next@example.test',
      password: 'Yanlis1!',
      language: 'tr',
      currentPassword: 'Yanlis1!',
      newPassword: 'Yeni-Sifre-1',
    };
    const tries = [contracts.changeEmail, contracts.changePassword, contracts.changeEmail, contracts.changeEmail, contracts.deleteAccount];
    for (const endpoint of tries) expect((await gateways().first.call(endpoint, { token: session, input })).status).toBe(401);
    for (const endpoint of new Set(tries)) expect((await gateways().first.call(endpoint, { token: session, input })).status).toBe(429);
    expect((await login(RIGHT_PASSWORD)).status).toBe(429);
  });

  it('finds a cookie that no script can read and no other site sends', async () => {
    const cookie = (await login(RIGHT_PASSWORD)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^pusula-device=[\w.-]+; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
    expect(cookie).not.toContain('owner');
  });
});
