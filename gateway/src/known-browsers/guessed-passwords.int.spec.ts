import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';
import { browsersOfFile } from './known-browsers.testing.ts';

const { call, cookieOf, guess, knownBrowser, letsIn, login, resetPassword, session } = browsersOfFile();

describe('S1: a stranger who guesses somebody’s password', () => {
  it('keeps the owner out of other browsers, but not of one that was used before', async () => {
    const browser = await knownBrowser();
    await guess(5);
    expect([await letsIn(), await letsIn(browser)]).toEqual([false, true]);
  });

  it('has five tries in such a browser as well', async () => {
    const browser = await knownBrowser();
    await guess(5, browser);
    expect(await letsIn(browser)).toBe(false);
  });

  it('has no more than ten by having many of them', async () => {
    const browsers = [await knownBrowser(), await knownBrowser(), await knownBrowser(), await knownBrowser()];
    const answers = [];
    for (const browser of browsers) answers.push(...(await guess(5, browser)));
    expect(answers.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  });

  it('fills no other count with what was refused: one browser’s tries are five, however many are made', async () => {
    const [theirs, owners] = [await knownBrowser(), await knownBrowser()];
    await guess(12, theirs);
    expect(await letsIn(owners)).toBe(true);
  });

  it('shuts no way that a reset opens: all counts of the account begin anew', async () => {
    const browsers = [await knownBrowser(), await knownBrowser()];
    for (const browser of browsers) await guess(5, browser);
    await guess(5);
    expect(await letsIn()).toBe(false);
    const browser = cookieOf(await resetPassword('owner@example.test'));
    expect([await letsIn(browser), await letsIn()]).toEqual([true, true]);
  });

  it('or its owner’s slips, keep nobody out of the browser in which they open the link of a reset', async () => {
    const browser = await knownBrowser();
    await guess(5, browser);
    expect(await letsIn(browser)).toBe(false);
    const again = cookieOf(await resetPassword('owner@example.test', browser));
    expect(await letsIn(again)).toBe(true);
  });

  it('has no browser of the owner’s by inventing one, by a session’s token, or by one of another account', async () => {
    const browser = await knownBrowser();
    const token = await session();
    const others = await knownBrowser('other@example.test');
    await guess(5);
    for (const cookie of ['pusula-browser=x', `${browser}x`, `pusula-browser=${token}`, others])
      expect([cookie, (await login(RIGHT_PASSWORD, cookie)).status]).toEqual([cookie, 429]);
  });

  it('has no more tries by asking for another address or password in a session that they hold', async () => {
    const token = await session();
    const input = {
      email: 'next@example.test',
      password: 'Yanlis1!',
      language: 'tr',
      currentPassword: 'Yanlis1!',
      newPassword: 'Yeni-Sifre-1',
    };
    const tries = [contracts.changeEmail, contracts.changePassword, contracts.changeEmail, contracts.prove, contracts.deleteAccount];
    for (const endpoint of tries) expect((await call(endpoint, input, token)).status).toBe(401);
    for (const endpoint of new Set(tries)) expect((await call(endpoint, input, token)).status).toBe(429);
  });

  it('has collected nothing while nobody had proven the address: then its owner comes, and their browsers are strangers', async () => {
    const email = 'unverified@example.test';
    const collected = [];
    for (let turn = 0; turn < 3; turn += 1) collected.push(await knownBrowser(email));
    expect(collected).toEqual(['', '', '']);
  });
});
