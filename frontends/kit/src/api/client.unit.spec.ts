import { afterEach, describe, expect, it } from '@jest/globals';
import { browser, CATEGORIES, closeBrowser, failureOf, jwt, NOW, only, publicToken, search, visitor } from './browser.testing.ts';
import type { StoredToken } from './token-store.ts';

afterEach(closeBrowser);

describe('a call without a token', () => {
  it('first obtains a public token, stores it and sends it', async () => {
    const { client, callsTo, tokens } = await browser({ 'POST /auth/public-token': publicToken, [CATEGORIES]: only('public-1') });
    await client.call(CATEGORIES, search);
    expect(callsTo(CATEGORIES).map(({ token }) => token)).toEqual(['public-1']);
    expect(tokens.read()).toEqual({ token: 'public-1', tokenType: 'Public' });
  });

  it('shares that token with calls that come at the same time', async () => {
    const { client, callsTo } = await browser({ 'POST /auth/public-token': publicToken, [CATEGORIES]: only('public-1') });
    await Promise.all([1, 2, 3, 4, 5].map(() => client.call(CATEGORIES, search)));
    expect(callsTo('POST /auth/public-token')).toHaveLength(1);
  });

  it('goes out as it is on the sign-in page', async () => {
    const { client, calls } = await browser({ [CATEGORIES]: () => ({}) }, { onSignIn: true });
    await client.call(CATEGORIES, search);
    expect(calls.map(({ route, token }) => [route, token])).toEqual([[CATEGORIES, null]]);
  });

  it('goes out as it is when it signs in', async () => {
    const { client, calls } = await browser({ 'POST /auth/login': () => ({}) });
    await client.call('POST /auth/login', { authenticationType: 'Basic', email: 'a@b.example', password: 'x' });
    expect(calls.map(({ route }) => route)).toEqual(['POST /auth/login']);
  });

  it('fails with the text of a missing token when none is handed out', async () => {
    const { client } = await browser({ 'POST /auth/public-token': () => ({ body: { success: false } }) });
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({ message: null, fallback: 'errors.token_failed' });
  });

  it('replaces a public token whose time is over before it is refused', async () => {
    const old = visitor(jwt({ exp: NOW / 1_000 - 1 }));
    const { client, callsTo } = await browser({ 'POST /auth/public-token': publicToken, [CATEGORIES]: only('public-1') }, { stored: old });
    await client.call(CATEGORIES, search);
    expect(callsTo(CATEGORIES)).toHaveLength(1);
    expect(callsTo('POST /auth/refresh-token')).toHaveLength(0);
  });
});

describe('the wizard’s token', () => {
  const wizards: StoredToken = { token: 'register-1', tokenType: 'Register' };

  it('goes along with the calls of the wizard', async () => {
    const { client, calls } = await browser({ [CATEGORIES]: only('register-1') }, { stored: wizards, onSignUp: true });
    await client.call(CATEGORIES, search);
    expect(calls.map(({ token }) => token)).toEqual(['register-1']);
  });

  it('gives way to a public one as soon as its owner is on another page', async () => {
    const answers = { 'POST /auth/public-token': publicToken, [CATEGORIES]: only('public-1') };
    const { client, tokens } = await browser(answers, { stored: wizards });
    await client.call(CATEGORIES, search);
    expect(tokens.read()).toEqual(visitor('public-1'));
  });

  it('is not sent when its owner signs in after all', async () => {
    const { client, calls } = await browser({ 'POST /auth/login': () => ({}) }, { stored: wizards, onSignIn: true });
    await client.call('POST /auth/login', { authenticationType: 'Basic', email: 'a@b.example', password: 'x' });
    expect(calls.map(({ token }) => token)).toEqual([null]);
  });
});

describe('an answer', () => {
  it('with success false is a failure, whatever its status', async () => {
    const body = { success: false, errorMessage: 'CATEGORY_NOT_FOUND', requestId: 'r-1', details: [{ path: 'id', problem: 'unknown' }] };
    const { client } = await browser({ [CATEGORIES]: () => ({ body }) }, { stored: visitor('t') });
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({
      kind: 'VALIDATION_ERROR',
      message: 'CATEGORY_NOT_FOUND',
      requestId: 'r-1',
      details: [{ path: 'id', problem: 'unknown' }],
    });
  });

  it('without a body is named by its status and found by its header', async () => {
    const { client } = await browser(
      { [CATEGORIES]: () => ({ status: 503, body: {}, headers: { 'X-Request-Id': 'r-2' } }) },
      { stored: visitor('t') },
    );
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({
      kind: 'UNEXPECTED_ERROR',
      message: null,
      fallback: 'errors.server',
      requestId: 'r-2',
    });
  });

  it('that never comes is a network error', async () => {
    const { client, stop: goOffline } = await browser({}, { stored: visitor('t') });
    await goOffline();
    expect(await failureOf(client.call(CATEGORIES, search))).toMatchObject({ kind: 'NETWORK_ERROR', fallback: 'errors.network' });
  });

  it('sends the input of a GET as its query', async () => {
    const { client, callsTo } = await browser({ [CATEGORIES]: () => ({}) }, { stored: visitor('t') });
    await client.call(CATEGORIES, search);
    expect(callsTo(CATEGORIES)[0]?.input).toEqual({ language: 'tr', useCache: 'true' });
  });

  it('leaves out what the server refuses and nobody has typed', async () => {
    const { client, callsTo } = await browser({ 'POST /search/search': () => ({}) }, { stored: visitor('t') });
    const input = { keyword: 'uyku\u0000\u202e', cities: ['Van\ud83d'], page: 2, far: false } as never;
    await client.call('POST /search/search', input);
    expect(callsTo('POST /search/search')[0]?.input).toEqual({ keyword: 'uyku', cities: ['Van\ufffd'], page: 2, far: false });
  });

  it('is given up when its caller aborts', async () => {
    const { client } = await browser({ [CATEGORIES]: () => new Promise(() => undefined) }, { stored: visitor('t') });
    const abort = new AbortController();
    const outcome = failureOf(client.call(CATEGORIES, search, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 20);
    expect(await outcome).toMatchObject({ code: 'ERR_CANCELED' });
  });
});
