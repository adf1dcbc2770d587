import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { accountOf, goodToken, RIGHT_PASSWORD } from '../testing/play-services.ts';
import { browsersOfFile } from './known-browsers.testing.ts';

const { askedOf, call, clock, cookieOf, gateways, guess, knownBrowser, letsIn, login, resetPassword, session } = browsersOfFile();
const { id: OWNER } = accountOf('owner@example.test');

const listed = async (token: string, cookie: string) =>
  contracts.knownBrowsers.reply.parse((await call(contracts.knownBrowsers, {}, token, { cookie })).body).browsers;
const forgetAll = async () => {
  const token = await session();
  for (const { id } of await listed(token, '')) await call(contracts.forgetBrowser, { id }, token);
};

describe('a known browser', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a reset of the password', () => resetPassword('owner@example.test')],
    [
      'a new password',
      async () => call(contracts.changePassword, { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' }, await session()),
    ],
    [
      'the end of all sessions by an event',
      async () => {
        const at = clock.now().toISOString();
        await gateways().publish(contracts.sessionsEnded, OWNER, { id: OWNER, openedBefore: at, keptSessionId: null });
        clock.advance(1);
        const token = await session();
        await eventually(async () => expect(await listed(token, '')).toHaveLength(1));
      },
    ],
    ['the end of the other sessions', async () => call(contracts.revokeOtherSessions, {}, await session())],
    ['its owner’s hand', forgetAll],
    ['half a year', async () => clock.advance(contracts.SERVER_LIMITS.knownBrowserMs)],
  ])('is none any more after %s', async (_what, end) => {
    const browser = await knownBrowser();
    await end();
    clock.advance(1);
    await guess(5);
    expect(await letsIn(browser)).toBe(false);
  });

  it('is the one in which the password was reset, or an address proven', async () => {
    const email = 'owner@example.test';
    const opened = [
      await resetPassword(email),
      await call(contracts.verifyAccount, { token: goodToken(email), language: 'tr' }, await gateways().first.publicToken()),
    ];
    const browsers = opened.map(cookieOf);
    await guess(5);
    for (const browser of browsers) expect(await letsIn(browser)).toBe(true);
  });

  it('is said to be its owner’s where a letter was opened in it: never one that somebody has signed in with alone, however often', async () => {
    const strangers = await knownBrowser();
    await login(RIGHT_PASSWORD, strangers);
    const owners = cookieOf(await resetPassword('owner@example.test'));
    for (const cookie of [await knownBrowser(), owners, owners]) await login(RIGHT_PASSWORD, cookie);
    const asked = askedOf('verify-credentials').map(({ body }) => JSON.parse(body).ownersBrowserOf);
    expect(asked).toEqual([undefined, undefined, undefined, undefined, OWNER, OWNER]);
  });

  it('K1: is the owner’s for a new address or passkey where a letter was opened in it, never where the password alone was used', async () => {
    const [strangers, owners] = [await knownBrowser(), cookieOf(await resetPassword('owner@example.test'))];
    const another = await knownBrowser('somebody@example.test');
    const token = await session();
    const change = { email: 'next@example.test', password: RIGHT_PASSWORD, language: 'tr' };
    for (const cookie of ['', strangers, another, owners]) await call(contracts.changeEmail, change, token, { cookie });
    for (const cookie of [strangers, owners]) await call(contracts.newPasskeyOptions, {}, token, { cookie });
    const said = (path: string) => askedOf(path).map(({ body }) => JSON.parse(body).inOwnersBrowser);
    expect([said('request-email-change'), said('begin-passkey')]).toEqual([
      [false, false, false, true],
      [false, true],
    ]);
  });

  it('K1: stays what it was where the password is changed in it, and is no owner’s where it is changed elsewhere', async () => {
    const [strangers, owners] = [await knownBrowser(), cookieOf(await resetPassword('owner@example.test'))];
    const asked = async (cookie: string, token: string) => {
      await call(contracts.newPasskeyOptions, {}, token, { cookie });
      return JSON.parse(String(askedOf('begin-passkey').at(-1)?.body)).inOwnersBrowser;
    };
    const changedIn = async (cookie: string) => {
      const token = await session();
      const changed = await call(contracts.changePassword, { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' }, token, {
        cookie,
      });
      cookieOf(changed);
      return token;
    };
    const byOwner = await asked(owners, await changedIn(owners));
    const token = await changedIn(strangers);
    expect(askedOf('replace-password').map(({ body }) => JSON.parse(body).inOwnersBrowser)).toEqual([true, false]);
    expect([byOwner, await asked(strangers, token), await asked(owners, token)]).toEqual([true, false, false]);
  });

  it('L2: is the owner’s for a new address where a letter to that one was opened, whichever is heard of first; a letter to a former one counts no more', async () => {
    const [before, after, last] = ['mover@example.test', 'moved@example.test', 'moved-again@example.test'];
    const { id } = accountOf(before);
    const open = async (email: string, cookie = '') => {
      const link = { token: goodToken(email, id), language: 'tr' };
      return cookieOf(await call(contracts.verifyAccount, link, await gateways().first.publicToken(), { cookie }));
    };
    const moves = (email: string, version: number) =>
      gateways().publish(contracts.accountChanged, id, { id, version, account: { ...accountOf(email), id }, person: null });
    const is = async (cookie: string, email: string) => {
      const { status } = await login('Yanlis1!', cookie, email);
      if (status === 429) return 'a stranger’s';
      return JSON.parse(String(askedOf('verify-credentials').at(-1)?.body)).ownersBrowserOf === id ? 'the owner’s' : 'known';
    };
    const [former, present] = [await open(before), await open(before)];
    expect([await is(former, before), await is(present, before)]).toEqual(['the owner’s', 'the owner’s']);
    for (const email of [after, last]) for (let turn = 0; turn < 5; turn += 1) await login('Yanlis1!', undefined, email);

    await open(after, present);
    await moves(after, 3);
    await eventually(async () => expect(await is(former, after)).toBe('known'));
    expect(await is(present, after)).toBe('the owner’s');

    await moves(last, 4);
    await eventually(async () => expect(await is(present, last)).toBe('known'));
    await open(last, present);
    expect([await is(former, last), await is(present, last)]).toEqual(['known', 'the owner’s']);
  });

  it('is one of ten at most: the one that was used longest ago is forgotten', async () => {
    const first = await knownBrowser();
    for (let turn = 0; turn < contracts.SERVER_LIMITS.knownBrowsersPerAccount; turn += 1) await knownBrowser();
    expect(await listed(await session(), '')).toHaveLength(contracts.SERVER_LIMITS.knownBrowsersPerAccount);
    await guess(5);
    expect(await letsIn(first)).toBe(false);
  });

  it('J6: that is a day old makes place for no new ones, however many', async () => {
    await forgetAll();
    const owners = await knownBrowser();
    clock.advance(25 * 60 * 60_000);
    for (let turn = 0; turn <= contracts.SERVER_LIMITS.knownBrowsersPerAccount; turn += 1) await knownBrowser();
    await guess(5);
    expect(await letsIn(owners)).toBe(true);
    // A week later it is in use no more.
    clock.advance(7 * 24 * 60 * 60_000);
    for (let turn = 0; turn <= contracts.SERVER_LIMITS.knownBrowsersPerAccount; turn += 1) await knownBrowser();
    await guess(5);
    expect(await letsIn(owners)).toBe(false);
  });

  it('follows its account to another address, and stays behind when nobody has proven that one', async () => {
    const browser = await knownBrowser();
    const follows = async (email: string, version: number, isVerified: boolean) => {
      const account = { ...accountOf(email), id: OWNER, isVerified };
      await gateways().publish(contracts.accountChanged, OWNER, { id: OWNER, version, account, person: null });
    };
    await follows('moved@example.test', 50, true);
    const countsAsKnown = async () => {
      for (let turn = 0; turn < 5; turn += 1) await login('Yanlis1!', undefined, 'moved@example.test');
      return (await login(RIGHT_PASSWORD, browser, 'moved@example.test')).status === 200;
    };
    await eventually(async () => expect(await countsAsKnown()).toBe(true));
    await follows('moved@example.test', 51, false);
    await eventually(async () => expect((await login('Yanlis1!', browser, 'moved@example.test')).status).toBe(429));
  });

  it('is listed to its owner, the one in use first, with what it calls itself', async () => {
    await forgetAll();
    const headers = { 'user-agent': 'Firefox' };
    const input = { authenticationType: 'Basic', email: 'owner@example.test', password: RIGHT_PASSWORD };
    const first = cookieOf(await call(contracts.login, input, undefined, headers));
    const second = await call(contracts.login, input, undefined, { 'user-agent': 'Safari' });
    const seen = await listed(String(second.body.token), first);
    expect(seen.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['Firefox', true],
      ['Safari', false],
    ]);
  });

  it('S5: of somebody else is neither listed nor forgotten', async () => {
    await forgetAll();
    const browser = await knownBrowser();
    const [mine] = await listed(await session(browser), browser);
    const theirs = String((await login(RIGHT_PASSWORD, undefined, 'stranger@example.test')).body.token);
    expect((await listed(theirs, browser)).map(({ id }) => id)).not.toContain(mine?.id);
    expect((await call(contracts.forgetBrowser, { id: mine?.id }, theirs)).status).toBe(200);
    await guess(5);
    expect(await letsIn(browser)).toBe(true);
  });

  it('is named by a cookie that no script can read and no other site sends', async () => {
    const cookie = (await login(RIGHT_PASSWORD)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^pusula-browser=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
    expect(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()).not.toContain('owner');
  });
});
