import { afterEach, describe, expect, it } from '@jest/globals';
import { browser, CATEGORIES, closeBrowser, failureOf, search, user, visitor } from './browser.testing.ts';

afterEach(closeBrowser);

describe('a question that several parts of a page have', () => {
  const stored = visitor('t');
  it('goes out once, while it is under way and for the time that they say', async () => {
    const { client, callsTo } = await browser({ [CATEGORIES]: () => ({}) }, { stored });
    const ask = () => client.call(CATEGORIES, search, { sharedFor: 1_000 });
    await Promise.all([ask(), ask()]);
    await ask();
    expect(callsTo(CATEGORIES)).toHaveLength(1);
    await client.call(CATEGORIES, { ...search, language: 'en' }, { sharedFor: 1_000 });
    await client.call(CATEGORIES, search, { sharedFor: 0 });
    expect(callsTo(CATEGORIES)).toHaveLength(3);
  });

  it('goes out again after something was sent, which may have changed the answer', async () => {
    const { client, callsTo } = await browser({ [CATEGORIES]: () => ({}), 'POST /search/search': () => ({}) }, { stored });
    const ask = () => client.call(CATEGORIES, search, { sharedFor: 1_000 });
    await ask();
    await client.call('POST /search/search', { id: '', keyword: 'uyku', language: 'tr', country: 'TR' });
    await ask();
    expect(callsTo(CATEGORIES)).toHaveLength(2);
  });

  it('goes out again for somebody else', async () => {
    const { client, callsTo, tokens } = await browser({ [CATEGORIES]: () => ({}) }, { stored });
    const ask = () => client.call(CATEGORIES, search, { sharedFor: 1_000 });
    await ask();
    tokens.write(user('somebody'));
    await ask();
    expect(callsTo(CATEGORIES).map(({ token }) => token)).toEqual(['t', 'somebody']);
  });

  it('goes out again after a failure, and is not given up by who leaves', async () => {
    const statuses = [503, 200];
    const { client, callsTo } = await browser({ [CATEGORIES]: () => ({ status: statuses.shift() ?? 200 }) }, { stored });
    const leave = new AbortController();
    const ask = (signal?: AbortSignal) => client.call(CATEGORIES, search, { sharedFor: 1_000, ...(signal && { signal }) });
    expect(await failureOf(ask())).toMatchObject({ status: 503 });
    const left = ask(leave.signal);
    leave.abort();
    await Promise.all([left, ask()]);
    expect(callsTo(CATEGORIES)).toHaveLength(2);
  });
});
