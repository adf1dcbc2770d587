import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { type Answer, PUBLIC_URL } from '../testing/gateway-under-test.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';

const { clock, call, codeOf } = gatewaysOfFile();
const OUR_PAGE = { origin: PUBLIC_URL };

const cookieOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('pusula-session='))
    ?.split(';')[0] ?? '';
/** Signs in on a page of ours. */
const opened = async (email: string, headers: Record<string, string> = OUR_PAGE) => {
  const answer = await call(contracts.login, { authenticationType: 'Basic', email, password: RIGHT_PASSWORD }, undefined, headers);
  return { token: String(answer.body.token), cookie: cookieOf(answer), answer };
};
const exchange = (input: object, headers: Record<string, string> = {}) =>
  call(contracts.refreshToken, { tokenType: 'User', ...input }, undefined, headers);
const works = async (token: unknown, cookie: string) =>
  (await call(contracts.getCurrentUser, {}, String(token), { cookie })).status === 200;
const byCookie = (cookie: string, input: object = {}) => exchange(input, { ...OUR_PAGE, cookie });

describe('a session that was opened in a page of ours', () => {
  it('has a cookie that no script can read, no other site sends and only we can make', async () => {
    const { answer } = await opened('kept@example.test');
    const [cookie] = answer.headers.getSetCookie().filter((one) => one.startsWith('pusula-session='));
    expect(cookie).toMatch(/^pusula-session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    expect(codeOf(await byCookie(`${cookie?.split(';')[0]?.slice(0, -4)}AAAA`))).toBe('UNAUTHORIZED');
  });

  it('exchanges the cookie, with the token beside it or without', async () => {
    const { token, cookie } = await opened('exchanges@example.test');
    const first = await byCookie(cookie, { token });
    expect([first.status, await works(first.body.token, cookieOf(first)), cookieOf(first) === cookie]).toEqual([200, true, false]);
    clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
    const second = await byCookie(cookieOf(first));
    expect([second.status, await works(second.body.token, cookieOf(second))]).toEqual([200, true]);
  });

  it('is opened again by nobody who has copied what scripts hold, and ends by no such try', async () => {
    const { token, cookie } = await opened('copied@example.test');
    const next = await byCookie(cookie, { token });
    const renewed = String(next.body.token);
    clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
    for (const copy of [token, renewed])
      for (const headers of [{}, OUR_PAGE]) expect(codeOf(await exchange({ token: copy }, headers))).toBe('UNAUTHORIZED');
    expect(await works(renewed, cookieOf(next))).toBe(true);
  });

  it('is nobody’s without its cookie: a copied token gets no call of a session through, however new it is', async () => {
    const { token, cookie } = await opened('admin@example.test');
    const { cookie: others } = await opened('else@example.test');
    const calls = contracts.ENDPOINTS.filter(({ internal, tokens }) => !internal && tokens.includes('User') && !tokens.includes('None'));
    expect(calls.length).toBeGreaterThan(50);
    const letIn = [];
    for (const endpoint of calls)
      for (const headers of [{}, OUR_PAGE, { cookie: others }, { ...OUR_PAGE, cookie: others }, { cookie: `${cookie}A` }])
        if (codeOf(await call(endpoint, {}, token, headers)) !== 'UNAUTHORIZED') letIn.push([endpoint.route, headers]);
    expect(letIn).toEqual([]);
    expect((await call(contracts.getCurrentUser, {}, token, { cookie })).status).toBe(200);
    clock.advance(contracts.SERVER_LIMITS.sessionAbsoluteMs);
    expect(codeOf(await call(contracts.getCurrentUser, {}, token, { cookie }))).toBe('UNAUTHORIZED');
  });

  it.each<[string, Record<string, string>]>([
    ['no page', {}],
    ['an opaque page', { origin: 'null' }],
    ['a page of another site', { origin: 'https://evil.example' }],
  ])('exchanges nothing for %s that has the cookie', async (_what, headers) => {
    const { cookie } = await opened('elsewhere@example.test');
    expect((await exchange({}, { ...headers, cookie })).status).toBeGreaterThanOrEqual(401);
  });

  it('S2: ends when a copy of an exchanged cookie is used', async () => {
    const { cookie } = await opened('replayed@example.test');
    const next = await byCookie(cookie);
    clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
    expect(await works(next.body.token, cookieOf(next))).toBe(true);
    await eventually(async () => {
      const replayed = await byCookie(cookie);
      expect([codeOf(replayed), cookieOf(replayed)]).toEqual(['UNAUTHORIZED', 'pusula-session=']);
    });
    // The gateway learns of it from the database, within a second.
    await eventually(async () => expect(await works(next.body.token, cookieOf(next))).toBe(false));
    expect(codeOf(await byCookie(cookieOf(next)))).toBe('UNAUTHORIZED');
  });

  it('S2: exchanges once under ten tabs that ask at once', async () => {
    const { cookie } = await opened('tabs@example.test');
    const answers = await Promise.all(Array.from({ length: 10 }, () => byCookie(cookie)));
    const tokens = new Set(
      answers.map(({ body }) => JSON.parse(Buffer.from(String(body.token).split('.')[1] ?? '', 'base64url').toString()).jti),
    );
    expect([answers.every(({ status }) => status === 200), tokens.size]).toEqual([true, 1]);
  });

  it('is not exchanged with the cookie of whoever signed in after it', async () => {
    const before = await opened('left@example.test');
    const after = await opened('came@example.test');
    expect(codeOf(await byCookie(after.cookie, { token: before.token }))).toBe('UNAUTHORIZED');
    expect((await byCookie(after.cookie, { token: after.token })).status).toBe(200);
  });

  it('takes its cookie along when its holder signs out, and leaves that of another session', async () => {
    const [mine, next] = [await opened('leaves@example.test'), await opened('stays@example.test')];
    const leave = (token: string, cookie: string) => call(contracts.logout, {}, token, { ...OUR_PAGE, cookie });
    expect(cookieOf(await leave(mine.token, next.cookie))).toBe('');
    expect(cookieOf(await leave(next.token, next.cookie))).toBe('pusula-session=');
    expect(codeOf(await byCookie(next.cookie))).toBe('UNAUTHORIZED');
  });
});

describe('a session that a program has opened', () => {
  it('has no cookie, and exchanges its token', async () => {
    const { token, cookie } = await opened('program@example.test', {});
    const answer = await exchange({ token });
    expect([cookie, answer.status, cookieOf(answer)]).toEqual(['', 200, '']);
  });

  it('goes on in a browser that holds the cookie of another one', async () => {
    const { token } = await opened('before@example.test', {});
    const { cookie } = await opened('browser@example.test');
    const answer = await byCookie(cookie, { token });
    expect([answer.status, cookieOf(answer), (await byCookie(cookie)).status]).toEqual([200, '', 200]);
  });

  it('has nothing to exchange without a token', async () => {
    expect(codeOf(await exchange({}))).toBe('UNAUTHORIZED');
    expect(codeOf(await call(contracts.refreshToken, { tokenType: 'Public' }))).toBe('UNAUTHORIZED');
  });

  it('has no token that outlives the twelve hours of its session', async () => {
    const { token } = await opened('late@example.test', {});
    const last = contracts.SERVER_LIMITS.sessionAbsoluteMs - 60_000;
    let current = token;
    for (let passed = 0; passed < last; passed += last / 24) {
      clock.advance(last / 24);
      current = String((await exchange({ token: current })).body.token);
    }
    expect(await works(current, '')).toBe(true);
    clock.advance(60_000);
    expect(await works(current, '')).toBe(false);
  });
});
