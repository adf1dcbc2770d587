import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { mailedLinkToken } from '@pusula/contracts/mailed-link';
import { createLog } from '@pusula/service-kit/log';
import { deleteExpiredRows } from '../delete-expired-rows.ts';
import { eventAbout, type IdentityUnderTest, LINK_KEY, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';
import { mailedLinksAt } from './mailed-links.testing.ts';

const HOUR_MS = contracts.SERVER_LIMITS.mailedLinkLifetimeMs;
const lines: string[] = [];
let identity: IdentityUnderTest;
beforeAll(async () => {
  const log = createLog({ service: 'identity', level: 'debug', destination: { write: (line) => void lines.push(line) } });
  identity = await startIdentity({ log });
});
afterAll(() => identity?.stop());

const { use, setPassword, activate, requestReset } = mailedLinksAt(() => identity);
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
    await deleteExpiredRows(deps);
    await expect(use(token)).rejects.toThrow('TOKEN_EXPIRED');
    identity.test.clock.advance(2);
    await deleteExpiredRows(deps);
    await expect(use(token)).rejects.toThrow('TOKEN_NOT_FOUND');
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
