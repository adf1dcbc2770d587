import { afterEach, describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../testing/memory-storage.ts';
import {
  type Answers,
  browser,
  CATEGORIES,
  closeBrowser,
  failureOf,
  jwt,
  oneAfterTheOther,
  only,
  publicToken,
  refused,
  search,
  tab,
  user,
  visitor,
} from './browser.testing.ts';

afterEach(closeBrowser);

describe('a 401 with a reason of its own', () => {
  it.each(['INVALID_CREDENTIALS', 'TOKEN_EXPIRED', 'INVALID_GOOGLE_TOKEN'])(
    '%s is not about the token of the call: the call is not repeated',
    async (code) => {
      const answer = { status: 401, body: { success: false, errorMessage: code } };
      const { client, calls, tokens } = await browser({ 'POST /auth/change-password': () => answer }, { stored: user('mine') });
      const change = client.call('POST /auth/change-password', { currentPassword: 'a', newPassword: 'b' });
      expect(await failureOf(change)).toMatchObject({ message: code });
      expect(calls).toHaveLength(1);
      expect(tokens.read()).toEqual(user('mine'));
    },
  );
});

describe('two tabs', () => {
  /** Exchanges each token once, as the server does: a second time is a stolen copy. */
  const rotating = () => {
    let current = 'old';
    let count = 0;
    const replayed: unknown[] = [];
    return {
      replayed,
      answers: {
        'POST /auth/refresh-token': ({ input }: { input: Record<string, unknown> }) => {
          if (input.token !== current) {
            replayed.push(input.token);
            return refused;
          }
          count += 1;
          current = `new-${count}`;
          return { body: { success: true, token: current } };
        },
        [CATEGORIES]: ({ token }: { token: string | null }) => (token === current && current !== 'old' ? {} : refused),
      } as Answers,
    };
  };

  it('S2: that are refused at the same time make one exchange, and both go on with its token', async () => {
    const { answers, replayed } = rotating();
    const both = { storage: memoryStorage(), withTabLock: oneAfterTheOther() };
    const one = await browser(answers, { ...both, stored: user('old') });
    const other = tab(one.baseURL, both);
    await Promise.all([one, other, one, other].map(({ client }) => client.call(CATEGORIES, search)));
    expect(one.callsTo('POST /auth/refresh-token')).toHaveLength(1);
    expect(replayed).toEqual([]);
    expect([one.sessionsLost(), other.sessionsLost()]).toEqual([0, 0]);
  });

  it('that sign out in one of them drop the token that the other was just fetching, which goes on as a visitor', async () => {
    const { client, tokens, sessionsLost, callsTo } = await browser(
      {
        'POST /auth/refresh-token': () => {
          tokens.remove();
          return { body: { success: true, token: 'new' } };
        },
        'POST /auth/public-token': publicToken,
        [CATEGORIES]: only('public-1'),
      },
      { stored: user('old') },
    );
    await client.call(CATEGORIES, search);
    expect(callsTo(CATEGORIES).map(({ token }) => token)).toEqual(['old', 'public-1']);
    expect(tokens.read()).toEqual(visitor('public-1'));
    expect(sessionsLost()).toBe(0);
  });

  it.each(['POST /auth/login', 'POST /auth/passkey-login', 'POST /auth/recovery-login', 'POST /auth/register'] as const)(
    'that exchange a token in one and open a session by %s in the other do one after the other, as both set the same cookie',
    async (route) => {
      const both = { storage: memoryStorage(), withTabLock: oneAfterTheOther() };
      const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const one = await browser(
        {
          'POST /auth/refresh-token': async () => {
            asked.resolve();
            await answered.promise;
            return { body: { success: true, token: 'new' } };
          },
          [route]: () => ({}),
        },
        { ...both, stored: user('old') },
      );
      const renewing = one.client.renew();
      await asked.promise;
      const opening = tab(one.baseURL, both).client.call(route, {} as never);
      await one.client.call(CATEGORIES, search).catch(() => undefined);
      expect(one.callsTo(route)).toHaveLength(0);
      answered.resolve();
      await Promise.all([renewing, opening]);
      expect(one.callsTo(route)).toHaveLength(1);
    },
  );

  it('never repeat a call of one person in the name of another who has signed in meanwhile', async () => {
    const ayse = user(jwt({ sub: 'ayse' }));
    const banu = user(jwt({ sub: 'banu' }));
    const { client, tokens, callsTo } = await browser(
      {
        [CATEGORIES]: () => {
          tokens.write(banu);
          return refused;
        },
      },
      { stored: ayse },
    );
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({ status: 401 });
    expect(callsTo(CATEGORIES).map(({ token }) => token)).toEqual([ayse.token]);
    expect(tokens.read()).toEqual(banu);
  });
});

describe('renewing', () => {
  it('exchanges the token of a user before its time', async () => {
    const { client, tokens } = await browser(
      { 'POST /auth/refresh-token': () => ({ body: { success: true, token: 'new' } }) },
      { stored: user('old') },
    );
    await client.renew();
    expect(tokens.read()).toEqual(user('new'));
  });

  it('costs nothing when it fails: the next call will tell', async () => {
    const { client, tokens, sessionsLost } = await browser(
      { 'POST /auth/refresh-token': () => ({ status: 503 }) },
      { stored: user('old') },
    );
    await client.renew();
    expect(tokens.read()).toEqual(user('old'));
    expect(sessionsLost()).toBe(0);
  });

  it('is nothing for a visitor', async () => {
    const { client, calls } = await browser({}, { stored: visitor('v') });
    await client.renew();
    expect(calls).toEqual([]);
  });
});

describe('a last call of somebody who has left', () => {
  it('goes out with their token, renewed if need be, and stores none', async () => {
    const { client, tokens, callsTo } = await browser({
      'POST /auth/refresh-token': () => ({ body: { success: true, token: 'new' } }),
      'POST /auth/logout': only('new'),
    });
    await client.call('POST /auth/logout', {}, { as: user('old') });
    expect(callsTo('POST /auth/logout').map(({ token }) => token)).toEqual(['old', 'new']);
    expect(tokens.read()).toBeNull();
  });
});
