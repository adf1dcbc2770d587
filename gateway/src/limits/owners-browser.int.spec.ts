import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { eventually, silentLog } from '@pusula/service-kit/testing';
import { browserStore } from '../known-browsers/browser-store.ts';
import { recordSessionsEnded } from '../sessions/session-conditions.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { accountOf, goodToken, playServices, RIGHT_PASSWORD } from '../testing/play-services.ts';

const { askedOf, call, clock, codeOf, databaseUrl, gateways, refuse } = gatewaysOfFile();
const GOOGLE = { authenticationType: 'Google' } as const;

const byProvider = async (email: string) => String((await call(contracts.login, { ...GOOGLE, email, token: goodToken(email) })).body.token);
const byPassword = (email: string, password: string, cookie = '') =>
  call(contracts.login, { authenticationType: 'Basic', email, password }, undefined, { cookie });
const unlink = (token: string, password: string, cookie = '') => call(contracts.unlinkProvider, { ...GOOGLE, password }, token, { cookie });
/** The cookie of the browser in which the owner opens the letter of a reset. */
const resetPassword = async (email: string) => {
  const input = { token: goodToken(email), password: 'New-Password-1' };
  const answer = await call(contracts.resetPassword, input, await gateways().first.publicToken());
  clock.advance(1);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

describe('M1: whoever has sessions of an account by a provider of its owner’s', () => {
  /** Guesses in two sessions of the provider's, and at the front door. */
  const guessEverywhere = async (email: string) => {
    for (const token of [await byProvider(email), await byProvider(email)])
      for (let turn = 0; turn < 5; turn += 1) await unlink(token, 'Yanlis1!');
    for (let turn = 0; turn < 5; turn += 1) await byPassword(email, 'Yanlis1!');
  };

  it('fills no count of the browser in which the owner has opened a letter: there they come in, prove who they are and remove it', async () => {
    const email = 'guessed-by-provider@example.test';
    const cookie = await resetPassword(email);
    const mine = String((await byPassword(email, RIGHT_PASSWORD, cookie)).body.token);
    await guessEverywhere(email);
    expect((await byPassword(email, RIGHT_PASSWORD, cookie)).status).toBe(200);
    expect((await call(contracts.prove, { password: RIGHT_PASSWORD }, mine, { cookie })).status).toBe(200);
    expect((await unlink(mine, RIGHT_PASSWORD, cookie)).status).toBe(200);
  });

  it('has ten tries at the password, in however many sessions and browsers: those that no letter was opened in count together', async () => {
    const email = 'guessed-in-sessions@example.test';
    const known = (await byPassword(email, RIGHT_PASSWORD)).headers.get('set-cookie')?.split(';')[0];
    await guessEverywhere(email);
    expect(codeOf(await byPassword(email, RIGHT_PASSWORD, known))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await unlink(await byProvider(email), RIGHT_PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });

  it('S1: has five tries in the owner’s browser, in however many sessions of it', async () => {
    const email = 'guessed-at-home@example.test';
    const cookie = await resetPassword(email);
    const session = async () => String((await byPassword(email, RIGHT_PASSWORD, cookie)).body.token);
    const [one, other] = [await session(), await session()];
    for (let turn = 0; turn < 3; turn += 1) expect(codeOf(await unlink(one, 'Yanlis1!', cookie))).toBe('INVALID_CREDENTIALS');
    for (let turn = 0; turn < 2; turn += 1) expect(codeOf(await unlink(other, 'Yanlis1!', cookie))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await unlink(other, RIGHT_PASSWORD, cookie))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('M3: changes of what opens an account', () => {
  const { requests, ofSession } = contracts.RATE_LIMITS.factorChange;

  it('that are refused take nothing from its other sessions, nor from the one that asks', async () => {
    const email = 'refused-changes@example.test';
    const mine = String((await byPassword(email, RIGHT_PASSWORD)).body.token);
    refuse('unlink-provider', 'PROVIDER_NOT_LINKED');
    for (const token of [await byProvider(email), await byProvider(email)])
      for (let turn = 0; turn < ofSession; turn += 1) expect(codeOf(await unlink(token, RIGHT_PASSWORD))).toBe('PROVIDER_NOT_LINKED');
    gateways().upstreams.identity.answer = playServices;
    for (let turn = 0; turn < ofSession; turn += 1) expect((await unlink(mine, RIGHT_PASSWORD)).status).toBe(200);
    expect(codeOf(await unlink(mine, RIGHT_PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });

  it('whose outcome nobody knows count: they may have been made', async () => {
    const token = String((await byPassword('unknown-changes@example.test', RIGHT_PASSWORD)).body.token);
    gateways().upstreams.identity.answer = (request, body, response) =>
      request.url === '/api/internal/link-provider' ? request.socket.destroy() : playServices(request, body, response);
    const link = () => call(contracts.linkProvider, { ...GOOGLE, token: 'x' }, token);
    expect(codeOf(await link())).toBe('SERVICE_UNAVAILABLE');
    gateways().upstreams.identity.answer = playServices;
    for (let turn = 1; turn < ofSession; turn += 1) expect((await link()).status).toBe(200);
    expect(codeOf(await link())).toBe('TOO_MANY_REQUESTS');
  });

  it('are as many as of an account, in however many sessions, and begin anew with a reset', async () => {
    const email = 'many-changes@example.test';
    const session = async () => String((await byPassword(email, RIGHT_PASSWORD)).body.token);
    const link = (token: string) => call(contracts.linkProvider, { ...GOOGLE, token: 'x' }, token);
    const tokens = [await session(), await session()];
    const answers: unknown[] = [];
    for (const token of tokens) for (let turn = 0; turn < ofSession; turn += 1) answers.push(codeOf(await link(token)));
    expect(answers.filter((code) => code === undefined)).toHaveLength(requests);
    await resetPassword(email);
    expect((await link(await session())).status).toBe(200);
  });
});

it('M9: changes of a network are counted together: one mailbox proves any number of accounts, and the audit log is kept for good', async () => {
  const answers: unknown[] = [];
  for (let account = 0; account < 7; account += 1) {
    const token = String((await byPassword(`one-of-many-${account}@example.test`, RIGHT_PASSWORD)).body.token);
    for (let turn = 0; turn < 20; turn += 1) answers.push(codeOf(await call(contracts.linkProvider, { ...GOOGLE, token: 'x' }, token)));
  }
  expect(answers.filter((code) => code === undefined)).toHaveLength(contracts.RATE_LIMITS.factorChangePerAddress.requests);
});

it('M4: the owner’s latest browsers are known, however often somebody signs in elsewhere', async () => {
  const email = 'pushed-out@example.test';
  const cookie = await resetPassword(email);
  for (let turn = 0; turn < 2 * contracts.SERVER_LIMITS.knownBrowsersPerAccount; turn += 1) {
    await byPassword(email, RIGHT_PASSWORD);
    clock.advance(1);
  }
  const mine = String((await byPassword(email, RIGHT_PASSWORD, cookie)).body.token);
  await call(contracts.linkProvider, { ...GOOGLE, token: 'x' }, mine, { cookie });
  expect(JSON.parse(askedOf('link-provider').at(-1)?.body ?? '')).toMatchObject({ inOwnersBrowser: true });
  // There is room for others beside them.
  const { browsers } = contracts.knownBrowsers.reply.parse((await call(contracts.knownBrowsers, {}, mine, { cookie })).body);
  expect(browsers).toHaveLength(contracts.SERVER_LIMITS.knownBrowsersPerAccount);
});

it('M8: no browser is written down for an account whose sessions have ended since its owner signed in', async () => {
  const db = await openDatabase({ url: databaseUrl(), schema: { tables: [], migrations: [] }, log: silentLog() });
  const { id, email } = accountOf('ended-meanwhile@example.test');
  const lastSignInAt = clock.now();
  const written = (): Promise<object[]> => db.manager.query('select browser_id from known_browser where account_id = $1', [id]);
  const remember = (browserId: string) =>
    browserStore(db).remember({
      browserId,
      accountId: id,
      emailHash: email,
      userAgent: 'Firefox',
      lastSignInAt: clock.now(),
      hasOpenedLetter: true,
    });
  await db.transaction((tx) => recordSessionsEnded(tx, id, lastSignInAt));
  const [inTime, tooLate, erased] = ['01k00000000000000000000in1', '01k00000000000000000000in2', '01k00000000000000000000in3'];
  await remember(inTime);
  await db.transaction((tx) => recordSessionsEnded(tx, id, new Date(lastSignInAt.getTime() + 1)));
  await remember(tooLate);
  expect(await written()).toEqual([{ browser_id: inTime }]);
  await gateways().publish(contracts.accountErased, id, { id, version: 9 });
  const isErased = async () =>
    (await db.manager.query<object[]>(`select 1 from account_mark where account_id = $1 and version = 9`, [id])).length === 1;
  await eventually(async () => expect(await isErased()).toBe(true));
  clock.advance(60_000);
  await remember(erased);
  expect(await written()).toEqual([]);
  await db.close();
});
