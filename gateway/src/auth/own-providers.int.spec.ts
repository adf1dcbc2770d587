import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { accountOf, goodToken, playServices, RIGHT_PASSWORD, signedBy } from '../testing/play-services.ts';

const { askedOf, call, clock, codeOf, firstStep, gateways, refuse, works } = gatewaysOfFile();

const GOOGLE = { authenticationType: 'Google' } as const;
/** A moment passes: what happens next is after it. */
const signIn = async (email: string) => {
  const { body } = await gateways().first.signIn(email);
  clock.advance(1);
  return String(body.token);
};
const byProvider = (email: string) => call(contracts.login, { ...GOOGLE, email, token: goodToken(email) });
const unlink = (token: string, password?: string) => call(contracts.unlinkProvider, { ...GOOGLE, ...(password && { password }) }, token);
const later = () => clock.advance(contracts.LIMITS.proofMs);
const lastAsked = () => JSON.parse(askedOf('unlink-provider').at(-1)?.body ?? '') as object;

describe('removing a provider', () => {
  it('is asked for with the caller’s id and session; that one goes on, and those that the provider opened end with all others', async () => {
    const email = 'removes@example.test';
    const [mine, theirs] = [await signIn(email), String((await byProvider(email)).body.token)];
    clock.advance(1);
    const { status } = await call(contracts.unlinkProvider, { ...GOOGLE, password: RIGHT_PASSWORD, id: 'x', isProven: 'x' }, mine);
    expect([status, await works(mine), await works(theirs)]).toEqual([200, true, false]);
    const { sid } = JSON.parse(Buffer.from(mine.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    expect(lastAsked()).toEqual({
      ...GOOGLE,
      password: RIGHT_PASSWORD,
      id: accountOf(email).id,
      keptSessionId: sid,
      isProven: true,
      hasProvenKey: false,
    });
  });

  it('says whether the holder of the session has shown lately who they are, and whether by passkey', async () => {
    const keyed = 'keyed-removes@example.test';
    const { ticket } = await firstStep(keyed);
    const byKey = String((await call(contracts.passkeyLogin, { ticket, assertion: signedBy(keyed) })).body.token);
    const without = await signIn('removes@example.test');
    await unlink(byKey);
    expect(lastAsked()).toMatchObject({ isProven: true, hasProvenKey: true });
    later();
    await unlink(byKey);
    expect(lastAsked()).toMatchObject({ isProven: false, hasProvenKey: false });
    await unlink(without);
    expect(lastAsked()).toMatchObject({ isProven: false, hasProvenKey: false });
  });

  it('S1: is no way to find the password out: the sixth try in a session is refused', async () => {
    const token = await signIn('guessed@example.test');
    for (let attempt = 0; attempt < 5; attempt += 1) expect(codeOf(await unlink(token, 'Yanlis1!'))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await unlink(token, RIGHT_PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });

  it('is done twenty times in a quarter of an hour of one session: each is an entry in the audit log, for good', async () => {
    const token = await signIn('removes@example.test');
    for (let turn = 0; turn < contracts.RATE_LIMITS.factorChange.ofSession; turn += 1)
      expect((await unlink(token, RIGHT_PASSWORD)).status).toBe(200);
    expect(codeOf(await unlink(token, RIGHT_PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });

  it('tells why it is refused', async () => {
    const token = await signIn('removes@example.test');
    for (const code of ['LAST_WAY_IN', 'PROVIDER_NOT_LINKED', 'PROOF_REQUIRED'] as const) {
      refuse('unlink-provider', code);
      expect(codeOf(await unlink(token, RIGHT_PASSWORD))).toBe(code);
    }
    expect(await works(token)).toBe(true);
  });

  it('leaves no sign-in by it that was under way a session', async () => {
    const email = 'races@example.test';
    const mine = await signIn(email);
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    gateways().upstreams.identity.answer = (request, body, response) => {
      if (request.url !== '/api/internal/verify-provider-token') return playServices(request, body, response);
      asked.resolve();
      void released.promise.then(() => playServices(request, body, response));
    };
    const racing = byProvider(email);
    await asked.promise;
    clock.advance(1);
    expect((await unlink(mine, RIGHT_PASSWORD)).status).toBe(200);
    clock.advance(1);
    released.resolve();
    expect(codeOf(await racing)).toBe('INVALID_CREDENTIALS');
    expect(await works(mine)).toBe(true);
  });
});

it('linking a provider asks for a proof of the last ten minutes, and says whether a letter was opened in this browser', async () => {
  const email = 'links@example.test';
  const token = await signIn(email);
  const link = (cookie = '') => call(contracts.linkProvider, { ...GOOGLE, token: 'x' }, token, { cookie });
  expect((await link()).status).toBe(200);
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  const owner = { id: accountOf(email).id, sessionId: sid };
  const asked = () => JSON.parse(askedOf('link-provider').at(-1)?.body ?? '') as object;
  expect(asked()).toEqual({ ...GOOGLE, token: 'x', ...owner, hasProvenKey: false, inOwnersBrowser: false });
  const opened = await call(contracts.verifyAccount, { token: goodToken(email), language: 'tr' }, token);
  await link(opened.headers.get('set-cookie')?.split(';')[0]);
  expect(asked()).toMatchObject({ inOwnersBrowser: true });
  later();
  expect(codeOf(await link())).toBe('PROOF_REQUIRED');
});

it('M13: links no more than bad tokens of a network allow, as at sign-in: the provider counts what we ask', async () => {
  const token = await signIn('links-badly@example.test');
  refuse('link-provider', 'INVALID_GOOGLE_TOKEN');
  const link = () => call(contracts.linkProvider, { ...GOOGLE, token: 'x' }, token);
  for (let turn = 0; turn < contracts.RATE_LIMITS.loginPerAddress.requests; turn += 1)
    expect(codeOf(await link())).toBe('INVALID_GOOGLE_TOKEN');
  expect(codeOf(await link())).toBe('TOO_MANY_REQUESTS');
});

it('M14: a sign-in by tokens that are right and open nothing counts like bad ones', async () => {
  const email = 'opens-nothing@example.test';
  refuse('verify-provider-token', 'ACCOUNT_NOT_LINKED');
  for (let turn = 0; turn < contracts.RATE_LIMITS.loginPerAddress.requests; turn += 1)
    expect(codeOf(await byProvider(email))).toBe('ACCOUNT_NOT_LINKED');
  expect(codeOf(await byProvider(email))).toBe('TOO_MANY_REQUESTS');
});

it('M14: a network asks providers only so often, whatever comes of it, by sign-ins, links and erasures together', async () => {
  const email = 'asks-providers@example.test';
  const token = await signIn(email);
  const { requests } = contracts.RATE_LIMITS.providerAsk;
  refuse('erase-account', 'RESET_UNDER_WAY');
  const erase = () => call(contracts.deleteAccount, { ...GOOGLE, token: 'x' }, token);
  for (let turn = 0; turn < requests; turn += 1) expect(codeOf(await erase())).toBe('RESET_UNDER_WAY');
  expect([codeOf(await erase()), codeOf(await byProvider(email))]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  expect((await gateways().first.signIn(email)).status).toBe(200);
});
