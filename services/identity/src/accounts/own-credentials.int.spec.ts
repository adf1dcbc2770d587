import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash as argon2 } from '@node-rs/argon2';
import * as contracts from '@pusula/contracts';
import { aPublic, aUser } from '@pusula/service-kit/testing';
import { eventAbout, type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const fresh = () => `${ids.next()}@example.com`;
const change = (id: string, email: string, password = PASSWORD) =>
  identity.ask(contracts.requestEmailChange, { id, email, password, language: 'en', inOwnersBrowser: true });
const use = (token: string, openedBy: string | null) => identity.ask(contracts.useLink, { token, openedBy });
const changing = async (more: Parameters<IdentityUnderTest['imported']>[0] = {}) => {
  const account = await identity.imported(more);
  const email = fresh();
  await change(account.id, email);
  return { ...account, former: account.email, email, token: await identity.mailed(account.id, 'email-change') };
};

describe('another address', () => {
  it('is taken over when the link that went there is opened; the former one is notified', async () => {
    const { id, former, email, token } = await changing();
    expect(await eventAbout(identity.links, id)).toMatchObject({ email, purpose: 'email-change', language: 'en', firstName: 'Ayşe' });
    expect(await use(token, id)).toMatchObject({ purpose: 'email-change', version: 2, account: { id, email, isVerified: true } });
    expect(await eventAbout(identity.notices, id)).toMatchObject({ notice: 'email-changed', email: former });
    expect((await eventAbout(identity.changes, id, ({ version }) => version === 2)).account.email).toBe(email);
    await expect(identity.ask(contracts.verifyCredentials, { email, password: PASSWORD })).resolves.toBeDefined();
    await expect(identity.test.callAs(aPublic)(contracts.isUserExist, { email: former })).rejects.toThrow('USER_NOT_FOUND');
  });

  it('is not taken over by whoever owns it and presses the button: it asks for a session of the account, and the link stays good for one', async () => {
    const { id, former, token } = await changing();
    for (const openedBy of [null, (await identity.imported()).id]) await expect(use(token, openedBy)).rejects.toThrow('SIGN_IN_REQUIRED');
    expect(await identity.query('select email, version from account where id = $1', [id])).toEqual([{ email: former, version: 1 }]);
    expect(await use(token, id)).toMatchObject({ purpose: 'email-change' });
  });

  it('changes nothing until then', async () => {
    const { id, former, email } = await changing();
    expect(await identity.query('select email from account where id = $1', [id])).toEqual([{ email: former }]);
    await expect(identity.ask(contracts.verifyCredentials, { email, password: PASSWORD })).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it('of somebody who had proven none yet welcomes them, and bothers nobody at the former one', async () => {
    const { id, email, token } = await changing({ isVerified: false });
    await use(token, id);
    expect((await eventAbout(identity.welcomes, id)).email).toBe(email);
    expect(identity.notices.about(id)).toBeUndefined();
  });

  it('that is taken is refused, at once or when it was taken meanwhile', async () => {
    const taken = await identity.imported();
    await expect(change((await identity.imported()).id, taken.email)).rejects.toThrow('USER_ALREADY_EXIST');
    const { id, email, former, token } = await changing();
    await identity.imported({ email });
    await expect(use(token, id)).rejects.toThrow('USER_ALREADY_EXIST');
    expect(await identity.query('select email, version from account where id = $1', [id])).toEqual([{ email: former, version: 1 }]);
  });

  it('needs the password, and an account that has one', async () => {
    const { id } = await identity.imported();
    await expect(change(id, fresh(), 'wrong')).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(change((await identity.imported({ passwordHash: null })).id, fresh())).rejects.toThrow('PASSWORD_NOT_SET');
    await expect(change(ids.next(), fresh())).rejects.toThrow('USER_NOT_FOUND');
    await expect(change((await identity.imported({ status: 'disabled' })).id, fresh())).rejects.toThrow('USER_NOT_FOUND');
  });

  it('ends links that were mailed to the former one', async () => {
    const { id, former, token } = await changing();
    await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email: former, language: 'tr' });
    const reset = await identity.mailed(id, 'password-reset');
    await use(token, id);
    await expect(identity.ask(contracts.setPasswordByLink, { token: reset, password: NEW_PASSWORD })).rejects.toThrow('TOKEN_NOT_FOUND');
  });

  it('is forgotten when the password is reset before the link is opened', async () => {
    const { id, former, token } = await changing();
    await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email: former, language: 'tr' });
    const reset = await identity.mailed(id, 'password-reset');
    await identity.ask(contracts.setPasswordByLink, { token: reset, password: NEW_PASSWORD });
    await expect(use(token, id)).rejects.toThrow('TOKEN_NOT_FOUND');
  });
});

it('a password is good until its owner changes it: ten years later it lets them in and nobody asks for another', async () => {
  const { id, email } = await identity.imported();
  identity.test.clock.advance(10 * 365 * 24 * 60 * 60_000);
  const { account, ...rest } = await identity.ask(contracts.verifyCredentials, { email, password: PASSWORD });
  expect([account.id, Object.keys(rest)]).toEqual([id, []]);
});

describe("S5: somebody else's account", () => {
  it('is not activated with one’s own token', async () => {
    const [mine, other] = [await identity.imported(), await identity.register()];
    const asMe = identity.test.callAs(aUser({ id: mine.id, email: mine.email }));
    const before = await identity.mailed(other.account.id, 'activation');
    await expect(asMe(contracts.activateUser, { email: other.account.email, language: 'tr' })).rejects.toThrow('TOKEN_EMAIL_ERROR');
    expect(await identity.mailed(other.account.id, 'activation')).toBe(before);
    await expect(asMe(contracts.activateUser, { email: mine.email.toUpperCase(), language: 'tr' })).resolves.toEqual({});
  });
});

describe('the data of an account', () => {
  it('are told without hash or link', async () => {
    const { id, passwordHash: _hash, person: _person, ...state } = await identity.imported();
    expect((await identity.ask(contracts.accountData, { id })).account).toEqual({
      id,
      ...state,
      createdAt: expect.stringMatching(/Z$/),
      hasPassword: true,
      providers: [],
      removedProviders: [],
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    await expect(identity.ask(contracts.accountData, { id: ids.next() })).rejects.toThrow('USER_NOT_FOUND');
  });
});

const kept = ids.next();
const replace = (id: string, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  identity.ask(contracts.replacePassword, { id, currentPassword, newPassword, keptSessionId: kept });
const verify = (email: string, password: string) => identity.ask(contracts.verifyCredentials, { email, password });

describe('a password', () => {
  it('is replaced by somebody who knows it; other sessions end and the owner is notified', async () => {
    const { id, email } = await identity.imported();
    expect(await replace(id)).toMatchObject({ account: { id }, version: 1 });
    await expect(verify(email, NEW_PASSWORD)).resolves.toBeDefined();
    await expect(verify(email, PASSWORD)).rejects.toThrow('INVALID_CREDENTIALS');
    expect(await eventAbout(identity.endings, id)).toEqual({
      id,
      openedBefore: identity.test.clock.now().toISOString(),
      keptSessionId: kept,
    });
    expect((await eventAbout(identity.notices, id)).notice).toBe('password-changed');
  });

  it('stays when the present one is wrong or the new one is weak', async () => {
    const { id, email } = await identity.imported();
    await expect(replace(id, 'wrong')).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(replace(id, PASSWORD, 'Password123!')).rejects.toMatchObject({
      code: 'WEAK_PASSWORD',
      details: [{ path: 'newPassword', problem: 'common' }],
    });
    await expect(verify(email, PASSWORD)).resolves.toBeDefined();
  });

  it('of one of several who replace it at once is the one that stays', async () => {
    const { id, email } = await identity.imported();
    const wishes = Array.from({ length: 5 }, (_, place) => `${NEW_PASSWORD}${place}`);
    const outcomes = await Promise.allSettled(wishes.map((wish) => replace(id, PASSWORD, wish)));
    const won = wishes.filter((_, place) => outcomes[place]?.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await expect(verify(email, won[0] ?? '')).resolves.toBeDefined();
  });

  it('that was never set cannot be replaced', async () => {
    await expect(replace((await identity.imported({ passwordHash: null })).id)).rejects.toThrow('PASSWORD_NOT_SET');
    await expect(replace(ids.next())).rejects.toThrow('USER_NOT_FOUND');
    await expect(replace((await identity.imported({ status: 'deleted' })).id)).rejects.toThrow('USER_NOT_FOUND');
  });

  it('opens no other account that has got the address while the password was looked at', async () => {
    // Takes so long that the address has moved before it is known to be right.
    const slow = await argon2(PASSWORD, { memoryCost: 64 * 1024, timeCost: 20, parallelism: 1 });
    const [given, owner] = [await identity.imported({ passwordHash: slow }), await identity.imported({ passwordHash: null })];
    const entered = verify(given.email, PASSWORD).then(
      ({ account }) => account.id,
      () => null,
    );
    await identity.query('update account set email = $2 where id = $1', [given.id, fresh()]);
    await identity.query('update account set email = $2 where id = $1', [owner.id, given.email]);
    expect(await entered).not.toBe(owner.id);
  });
});

it.each([
  [
    'another address',
    (id: string) => ({
      call: contracts.requestEmailChange,
      input: { id, email: fresh(), password: PASSWORD, language: 'en' as const, inOwnersBrowser: true },
    }),
  ],
  [
    'another password',
    (id: string) => ({
      call: contracts.replacePassword,
      input: { id, currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keptSessionId: ids.next() },
    }),
  ],
  ['an end', (id: string) => ({ call: contracts.eraseAccount, input: { id, password: PASSWORD, authenticationType: 'Basic' as const } })],
])('%s is not for whoever knew the password before the account had a passkey', async (_what, asking) => {
  const { id } = await identity.imported();
  await identity.query('update account set has_passkey = true where id = $1', [id]);
  const { call, input } = asking(id);
  await expect(identity.ask(call as contracts.Endpoint, input)).rejects.toThrow('PROOF_REQUIRED');
  await expect(identity.ask(call as contracts.Endpoint, { ...input, hasProvenKey: true })).resolves.toBeDefined();
});
