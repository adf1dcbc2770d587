import { afterEach, describe, expect, it } from '@jest/globals';
import { browser, CATEGORIES, closeBrowser, failureOf, only, publicToken, refused, search, user, visitor } from './browser.testing.ts';

afterEach(closeBrowser);

/** A call that only signed-in people may make. */
const OWN = 'GET /user/get-current-user';

describe('a call that is answered 401', () => {
  const refreshing = { 'POST /auth/refresh-token': () => ({ body: { success: true, token: 'new', tokenType: 'User' } }) };

  it('is sent once more with a refreshed token of the same type', async () => {
    const { client, callsTo, tokens } = await browser({ ...refreshing, [CATEGORIES]: only('new') }, { stored: user('old') });
    await client.call(CATEGORIES, search);
    expect(callsTo('POST /auth/refresh-token').map(({ input }) => input)).toEqual([{ token: 'old', tokenType: 'User' }]);
    expect(callsTo(CATEGORIES).map(({ token }) => token)).toEqual(['old', 'new']);
    expect(tokens.read()).toEqual(user('new'));
  });

  it('shares one refresh with the calls beside it', async () => {
    const { client, callsTo } = await browser({ ...refreshing, [CATEGORIES]: only('new') }, { stored: user('old') });
    await Promise.all(Array.from({ length: 8 }, () => client.call(CATEGORIES, search)));
    expect(callsTo('POST /auth/refresh-token')).toHaveLength(1);
  });

  it('uses the token that another call has refreshed meanwhile', async () => {
    const { client, tokens, callsTo } = await browser(
      {
        [CATEGORIES]: ({ token }) => {
          tokens.write(user('new'));
          return only('new')({ token });
        },
      },
      { stored: user('old') },
    );
    await client.call(CATEGORIES, search);
    expect(callsTo('POST /auth/refresh-token')).toHaveLength(0);
  });

  it('fails when the refreshed token is refused as well, without a second refresh', async () => {
    const { client, callsTo } = await browser({ ...refreshing, [CATEGORIES]: () => refused }, { stored: user('old') });
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({ status: 401, message: 'UNAUTHORIZED' });
    expect(callsTo('POST /auth/refresh-token')).toHaveLength(1);
    expect(callsTo(CATEGORIES)).toHaveLength(2);
  });

  it.each([
    ['is refused', () => refused],
    ['finds the token malformed', () => ({ status: 400, body: { success: false, errorMessage: 'VALIDATION_FAILED' } })],
    ['brings no token', () => ({ body: { success: true } })],
  ])('ends the session of a user when the refresh %s', async (_how, refresh) => {
    const { client, tokens, sessionsLost } = await browser(
      { 'POST /auth/refresh-token': refresh, [OWN]: () => refused },
      { stored: user('old') },
    );
    expect(await failureOf(client.call(OWN, {}))).toMatchObject({ status: 401 });
    expect(tokens.read()).toBeNull();
    expect(sessionsLost()).toBe(1);
  });

  it('is sent once more as a visitor’s when the session is over and visitors may make it', async () => {
    const { client, callsTo, tokens, sessionsLost } = await browser(
      { 'POST /auth/refresh-token': () => refused, 'POST /auth/public-token': publicToken, [CATEGORIES]: only('public-1') },
      { stored: user('old') },
    );
    await Promise.all([1, 2, 3].map(() => client.call(CATEGORIES, search)));
    expect(callsTo(CATEGORIES).map(({ token }) => token)).toEqual(['old', 'old', 'old', 'public-1', 'public-1', 'public-1']);
    expect([callsTo('POST /auth/refresh-token').length, callsTo('POST /auth/public-token').length]).toEqual([1, 1]);
    expect(tokens.read()).toEqual(visitor('public-1'));
    expect(sessionsLost()).toBe(1);
  });

  it('is not sent as a visitor’s on the sign-in page, which fetches no public token', async () => {
    const { client, calls } = await browser(
      { 'POST /auth/refresh-token': () => refused, [CATEGORIES]: () => refused },
      { stored: user('old'), onSignIn: true },
    );
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({ status: 401 });
    expect(calls.map(({ route }) => route)).toEqual([CATEGORIES, 'POST /auth/refresh-token']);
  });

  it.each([
    ['fails', { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } }, 'SERVICE_UNAVAILABLE'],
    ['comes too often', { status: 429, body: { success: false, errorMessage: 'TOO_MANY_REQUESTS' } }, 'TOO_MANY_REQUESTS'],
  ])('keeps a session that may be good when the refresh %s, and reports that', async (_how, answer, message) => {
    const { client, tokens, sessionsLost } = await browser(
      { 'POST /auth/refresh-token': () => answer, [CATEGORIES]: () => refused },
      { stored: user('old') },
    );
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({ message, status: answer.status });
    expect(tokens.read()).toEqual(user('old'));
    expect(sessionsLost()).toBe(0);
  });

  it('keeps the session when the connection is lost before the refresh', async () => {
    const lost = await browser(
      {
        [CATEGORIES]: () => {
          setTimeout(() => void lost.stop(), 5);
          return refused;
        },
        'POST /auth/refresh-token': () => new Promise(() => undefined),
      },
      { stored: user('old') },
    );
    expect(await failureOf(lost.client.call(CATEGORIES, search))).toMatchObject({ kind: 'NETWORK_ERROR', fallback: 'errors.network' });
    expect(lost.tokens.read()).toEqual(user('old'));
    expect(lost.sessionsLost()).toBe(0);
  });

  it('replaces a public token that is no longer accepted, without a word', async () => {
    const { client, callsTo, tokens, sessionsLost } = await browser(
      { 'POST /auth/refresh-token': () => refused, 'POST /auth/public-token': publicToken, [CATEGORIES]: only('public-1') },
      { stored: visitor('garbage') },
    );
    await client.call(CATEGORIES, search);
    expect(callsTo(CATEGORIES).map(({ token }) => token)).toEqual(['garbage', 'public-1']);
    expect(tokens.read()).toEqual(visitor('public-1'));
    expect(sessionsLost()).toBe(0);
  });

  it('means wrong credentials when it signs in, and leaves the token alone', async () => {
    const wrong = { status: 401, body: { success: false, errorMessage: 'INVALID_CREDENTIALS' } };
    const { client, calls, tokens } = await browser({ 'POST /auth/login': () => wrong }, { stored: visitor('kept') });
    const failure = await failureOf(client.call('POST /auth/login', { authenticationType: 'Basic', email: 'a@b.example', password: 'x' }));
    expect(failure).toMatchObject({ message: 'INVALID_CREDENTIALS' });
    expect(calls).toHaveLength(1);
    expect(tokens.read()).toEqual(visitor('kept'));
  });
});
