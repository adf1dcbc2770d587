import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { mailedLinkToken } from '@pusula/contracts/mailed-link';
import { createLog } from '@pusula/service-kit/log';
import { aPublic } from '@pusula/service-kit/testing';
import { eventAbout, type IdentityUnderTest, ids, LINK_KEY, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';
import { sweep } from './sweep.ts';

const HOUR_MS = contracts.LIMITS.mailedLinkLifetimeMs;
const lines: string[] = [];
let identity: IdentityUnderTest;
beforeAll(async () => {
  const log = createLog({ service: 'identity', level: 'debug', destination: { write: (line) => void lines.push(line) } });
  identity = await startIdentity({ log });
});
afterAll(() => identity?.stop());

const use = (token: string) => identity.ask(contracts.useLink, { token });
const setPassword = (token: string, password = NEW_PASSWORD) => identity.ask(contracts.setPasswordByLink, { token, password });
const activate = (email: string) => identity.test.callAs(aPublic)(contracts.activateUser, { email, language: 'en' });
const requestReset = (email: string) => identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
const verify = (email: string, password: string) => identity.ask(contracts.verifyCredentials, { email, password });
const resetting = async (more: Parameters<IdentityUnderTest['imported']>[0] = {}) => {
  const account = await identity.imported(more);
  await requestReset(account.email);
  return { ...account, token: await identity.mailed(account.id, 'password-reset') };
};
const activating = async () => {
  const { account } = await identity.register();
  return { ...account, token: await identity.mailed(account.id, 'activation') };
};

/** Every row of every table, as text. */
async function everythingKept(): Promise<string> {
  const tables = await identity.query(`select table_name as name from information_schema.tables where table_schema = 'public'`);
  expect(tables.length).toBeGreaterThan(8);
  const rows = await Promise.all(tables.map(({ name }) => identity.query(`select * from "${name}"`)));
  return JSON.stringify(rows);
}

describe('S9: a mailed link', () => {
  it('carries 256 bits, and rests nowhere: in no table, no event and no log line', async () => {
    const [{ id, token }, reset] = [await activating(), await resetting()];
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const link = await eventAbout(identity.links, id);
    expect(mailedLinkToken(LINK_KEY, link.requestId)).toBe(token);
    await Promise.all([use(token), setPassword(reset.token)]);
    await expect(use(token)).rejects.toThrow('TOKEN_NOT_FOUND');
    await eventAbout(identity.endings, reset.id);
    const said = [identity.changes, identity.links, identity.notices, identity.welcomes, identity.endings].flatMap(
      (one) => one.all() as unknown[],
    );
    const everything = [await everythingKept(), JSON.stringify(said), lines.join('')];
    for (const secret of [token, reset.token, LINK_KEY])
      expect(everything.map((text) => text.includes(secret) || text.includes(Buffer.from(secret, 'base64url').toString('hex')))).toEqual([
        false,
        false,
        false,
      ]);
  });

  it.each(['activation', 'password-reset'] as const)('(%s) works once, under twenty who try at once', async (purpose) => {
    const { id, token } = purpose === 'activation' ? await activating() : await resetting();
    const attempts = Array.from({ length: 20 }, () => (purpose === 'activation' ? use(token) : setPassword(token)));
    const outcomes = await Promise.allSettled(attempts);
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect([outcomes.length - codes.length, new Set(codes)]).toEqual([1, new Set(['TOKEN_NOT_FOUND'])]);
    const told = purpose === 'activation' ? identity.welcomes : identity.endings;
    await eventAbout(told as typeof identity.endings, id);
    expect(told.all().filter(({ subject }) => subject === id)).toHaveLength(1);
  });

  it('works until its hour is over, and says so afterwards', async () => {
    const [early, late, reset] = [await activating(), await activating(), await resetting()];
    identity.test.clock.advance(HOUR_MS - 1);
    await expect(use(early.token)).resolves.toMatchObject({ purpose: 'activation', account: { isVerified: true }, version: 2 });
    identity.test.clock.advance(1);
    await expect(use(late.token)).rejects.toThrow('TOKEN_EXPIRED');
    await expect(setPassword(reset.token)).rejects.toThrow('TOKEN_EXPIRED');
  });

  it('outlives that somebody asks for another, and ends when that one is used', async () => {
    const { email, id, token } = await resetting();
    await requestReset(email);
    await requestReset(email);
    const newest = await identity.mailed(id, 'password-reset');
    await expect(setPassword(token)).resolves.toBeDefined();
    await expect(setPassword(newest)).rejects.toThrow('TOKEN_NOT_FOUND');
  });

  it('is good for its own purpose only', async () => {
    const [activation, reset] = [await activating(), await resetting()];
    await expect(setPassword(activation.token)).rejects.toThrow('TOKEN_NOT_FOUND');
    await expect(use(reset.token)).rejects.toThrow('TOKEN_NOT_FOUND');
    await expect(use(activation.token)).resolves.toBeDefined();
  });

  it.each(['x', 'A'.repeat(43), "' or 1=1 --", 'ğ'.repeat(100)])('that nobody was mailed (%s) is not found', async (token) => {
    await expect(use(token)).rejects.toThrow('TOKEN_NOT_FOUND');
    await expect(setPassword(token)).rejects.toThrow('TOKEN_NOT_FOUND');
  });

  it('of an account that was deleted finds nobody', async () => {
    const [activation, reset] = [await activating(), await resetting()];
    await identity.service.setStatus(activation.id, 'deleted');
    await identity.service.setStatus(reset.id, 'deleted');
    await expect(use(activation.token)).rejects.toThrow('USER_NOT_FOUND');
    await expect(setPassword(reset.token)).rejects.toThrow('USER_NOT_FOUND');
  });

  it('is swept a week after its end', async () => {
    const { token } = await activating();
    const deps = { db: identity.test.running.db, clock: identity.test.clock };
    identity.test.clock.advance(HOUR_MS + 7 * 24 * HOUR_MS - 1);
    await sweep(deps);
    await expect(use(token)).rejects.toThrow('TOKEN_EXPIRED');
    identity.test.clock.advance(2);
    await sweep(deps);
    await expect(use(token)).rejects.toThrow('TOKEN_NOT_FOUND');
  });
});

describe('S7: letters', () => {
  const lettersTo = async (email: string) =>
    (await identity.query('select count(*)::int as sent from mailed_link where email = $1', [email]))[0]?.sent;
  const inWindow = () => identity.test.clock.advance(contracts.LIMITS.mailedLinksWindowMs);

  it('with a reset link are five in fifteen minutes, however often and by whomever they are asked for; all are answered alike', async () => {
    const { email, id } = await identity.imported();
    const answers = await Promise.all(Array.from({ length: 12 }, () => requestReset(email)));
    expect([answers, await lettersTo(email)]).toEqual([Array.from({ length: 12 }, () => ({})), 5]);
    await expect(setPassword(await identity.mailed(id, 'password-reset'))).resolves.toBeDefined();
    inWindow();
    await requestReset(email);
    expect(await lettersTo(email)).toBe(6);
  });

  it('come again for an owner who has opened one, whatever others had asked for before', async () => {
    const { email, id } = await identity.imported();
    for (let turn = 0; turn < 7; turn += 1) await requestReset(email);
    await setPassword(await identity.mailed(id, 'password-reset'));
    await requestReset(email);
    expect(await lettersTo(email)).toBe(6);
  });

  it('are kept from no owner by what strangers have had sent to their inbox, or to nobody', async () => {
    const name = ids.next();
    const owner = await identity.imported({ email: `${name}@example.com` });
    for (let turn = 0; turn < 6; turn += 1) {
      await expect(requestReset(`${name}+nobody-${turn}@example.com`)).rejects.toThrow('USER_NOT_FOUND');
      await identity.register({ email: `${name}+${turn}@example.com` });
    }
    await requestReset(owner.email);
    expect(await lettersTo(owner.email)).toBe(1);
  });

  it('to accounts that nobody has proven share an inbox: five, and a first one for each', async () => {
    const name = ids.next();
    const emails = Array.from({ length: 7 }, (_, place) => `${name}+${place}@example.com`);
    for (const email of emails) await identity.register({ email });
    for (const email of emails) await activate(email);
    expect(await Promise.all(emails.map(lettersTo))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    inWindow();
    for (const email of emails) await activate(email);
    expect(await Promise.all(emails.map(lettersTo))).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('are no more for whoever erases the account that had them sent, and registers another', async () => {
    const inbox = `${ids.next()}@example.com`;
    const naming = async () => {
      const { account } = await identity.register({ password: NEW_PASSWORD });
      const change = { id: account.id, email: inbox, password: NEW_PASSWORD, language: 'tr' } as const;
      const sent = await identity.ask(contracts.requestEmailChange, change).then(
        () => 'sent',
        (refusal) => String(refusal),
      );
      await identity.ask(contracts.eraseAccount, { id: account.id, authenticationType: 'Basic', password: NEW_PASSWORD });
      return sent;
    };
    const outcomes = [];
    for (let turn = 0; turn < 7; turn += 1) outcomes.push(await naming());
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('sent'));
    for (const refused of outcomes.slice(5)) expect(refused).toContain('TOO_MANY_REQUESTS');
    expect(JSON.stringify(await identity.query('select * from counted_letter'))).not.toContain(inbox);
    inWindow();
    expect(await naming()).toBe('sent');
  });

  it('are kept from nobody by what other ways of writing their address were sent, even before anything is proven', async () => {
    const name = ids.next();
    const mine = `${name}@example.com`;
    const { account } = await identity.register({ email: mine });
    inWindow();
    for (let turn = 0; turn < 12; turn += 1) await identity.register({ email: `${name}+${turn}@example.com` });
    await requestReset(mine);
    await activate(mine);
    expect(await lettersTo(mine)).toBe(3);
    await expect(setPassword(await identity.mailed(account.id, 'password-reset'))).resolves.toBeDefined();
  });

  it('to an address are ten, and a first one for each account of it, however often whoever registers it erases the account', async () => {
    const email = `${ids.next()}@example.com`;
    const sent: unknown[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { account } = await identity.register({ email, password: NEW_PASSWORD });
      await activate(email);
      sent.push(await lettersTo(email));
      await identity.ask(contracts.eraseAccount, { id: account.id, authenticationType: 'Basic', password: NEW_PASSWORD });
    }
    expect(sent).toEqual([2, 2, 2, 2, 2, 1, 1]);
  });

  it('for a new address are five from one account, wherever they go; a wrong password sends none and counts for nothing', async () => {
    const { id } = await identity.imported();
    const change = (password = PASSWORD) =>
      identity.ask(contracts.requestEmailChange, { id, email: `${ids.next()}@example.com`, password, language: 'tr' });
    for (let turn = 0; turn < 6; turn += 1) await expect(change('wrong')).rejects.toThrow('INVALID_CREDENTIALS');
    for (let turn = 0; turn < 5; turn += 1) await expect(change()).resolves.toEqual({});
    await expect(change()).rejects.toThrow('TOO_MANY_REQUESTS');
  });
});

describe('Activate Account', () => {
  it('mails another link in the language of the page', async () => {
    const { id, email } = await activating();
    await activate(email);
    const { requestId } = await eventAbout(identity.links, id, ({ language }) => language === 'en');
    expect(mailedLinkToken(LINK_KEY, requestId)).toBe(await identity.mailed(id, 'activation'));
  });

  it.each([
    ['verified already', { isVerified: true }],
    ['disabled', { isVerified: false, status: 'disabled' }],
  ] as const)('mails nothing to somebody who is %s, and says nothing of it', async (_why, more) => {
    const { id, email } = await identity.imported(more);
    await expect(activate(email)).resolves.toEqual({});
    expect(await identity.query('select 1 from mailed_link where account_id = $1', [id])).toEqual([]);
  });

  it('finds nobody behind an unknown address', async () => {
    await expect(activate('nobody@example.com')).rejects.toThrow('USER_NOT_FOUND');
  });

  it('welcomes the person once the link is opened', async () => {
    const { id, email, token } = await activating();
    await use(token);
    expect(await eventAbout(identity.welcomes, id)).toMatchObject({ email });
    expect(await eventAbout(identity.changes, id, ({ version }) => version === 2)).toMatchObject({
      person: null,
      account: { isVerified: true },
    });
  });
});

describe('a forgotten password', () => {
  it('is replaced by the mailed link; every session ends and the owner is notified', async () => {
    const { id, email, token } = await resetting();
    const { account, version } = await setPassword(token);
    expect([account.id, version]).toEqual([id, 1]);
    await expect(verify(email, NEW_PASSWORD)).resolves.toBeDefined();
    await expect(verify(email, PASSWORD)).rejects.toThrow('INVALID_CREDENTIALS');
    expect(await eventAbout(identity.endings, id)).toEqual({
      id,
      openedBefore: identity.test.clock.now().toISOString(),
      keptSessionId: null,
    });
    expect((await eventAbout(identity.notices, id)).notice).toBe('password-changed');
  });

  it('verifies an address that had not been, because the link was mailed there', async () => {
    const { id, token } = await resetting({ isVerified: false });
    expect(await setPassword(token)).toMatchObject({ version: 2, account: { isVerified: true } });
    expect((await eventAbout(identity.welcomes, id)).id).toBe(id);
  });

  it('takes nothing weak, and leaves the link usable', async () => {
    const { token } = await resetting();
    await expect(setPassword(token, 'Qwerty123!')).rejects.toThrow('WEAK_PASSWORD');
    await expect(setPassword(token)).resolves.toBeDefined();
  });

  it('of somebody without one becomes their first', async () => {
    const { email, token } = await resetting({ passwordHash: null });
    await setPassword(token);
    await expect(verify(email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  it('finds nobody behind an unknown address, and mails nothing to a disabled account', async () => {
    await expect(requestReset('nobody@example.com')).rejects.toThrow('USER_NOT_FOUND');
    const { id, email } = await identity.imported({ status: 'disabled' });
    await expect(requestReset(email)).resolves.toEqual({});
    expect(await identity.query('select 1 from mailed_link where account_id = $1', [id])).toEqual([]);
  });
});

it('S19: no address, password or link of this file is in any log line', () => {
  expect(lines.length).toBeGreaterThan(50);
  const text = lines.join('');
  expect(text).not.toMatch(/@example\.com/);
  for (const secret of [PASSWORD, NEW_PASSWORD, LINK_KEY, '5321234567']) expect(text.includes(secret)).toBe(false);
});
