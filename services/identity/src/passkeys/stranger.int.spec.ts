import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { aPublic } from '@pusula/service-kit/testing';
import { eventAbout, type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { passkeysAt, sessionId } from './passkeys.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { ask, begin, keep, signInAlone } = passkeysAt(() => identity);
const actionsAbout = async (id: string) =>
  (await identity.query('select action from audit_entry where subject_id = $1 order by sequence', [id])).map(({ action }) => action);

it('who registered an address without owning it has no way back once its owner has chosen a password by mail', async () => {
  const email = `${ids.next()}@example.com`;
  const { account } = await identity.register({ email, password: NEW_PASSWORD });
  const key = startAuthenticator();
  const { recoveryCodes } = await keep(account.id, key.attest(await begin(account.id)));
  const begun = await begin(account.id);
  const told = () => eventAbout(identity.notices, account.id, ({ notice }) => notice === 'passkey-removed');

  await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
  const password = 'Kestane-Kebap-7!';
  const owner = await ask(contracts.setPasswordByLink, { token: await identity.mailed(account.id, 'password-reset'), password });
  expect(owner.account).toMatchObject({ isVerified: true });

  await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
  const [code = ''] = recoveryCodes ?? [];
  await expect(ask(contracts.takeRecoveryCode, { accountId: account.id, challenge: 'bm9uZQ', code })).rejects.toThrow(
    'INVALID_RECOVERY_CODE',
  );
  const late = { id: account.id, sessionId, name: 'Geç kalan', attestation: startAuthenticator().attest(begun) };
  await expect(ask(contracts.keepPasskey, late)).rejects.toThrow('CHALLENGE_EXPIRED');
  expect((await ask(contracts.verifyCredentials, { email, password })).secondStep).toBeUndefined();
  expect(await told()).toMatchObject({ email });
  expect(await actionsAbout(account.id)).toEqual(['passkey-added', 'passkey-removed', 'password-reset']);
});

describe('who registered an address without owning it, and whose owner opens the letter of activation', () => {
  const strangers = async () => {
    const { account } = await identity.register({ password: NEW_PASSWORD });
    const key = startAuthenticator();
    await keep(account.id, key.attest(await begin(account.id)));
    await ask(contracts.requestEmailChange, {
      id: account.id,
      email: `${ids.next()}@evil.example`,
      password: NEW_PASSWORD,
      language: 'tr',
    });
    return { ...account, key, change: await identity.mailed(account.id, 'email-change') };
  };
  const open = async (id: string, openedBy: string | null) =>
    ask(contracts.useLink, { token: await identity.mailed(id, 'activation'), openedBy });

  it.each([
    ['outside of any session', async () => null],
    ['in a session of their own', async () => (await identity.imported()).id],
  ])('(%s) keeps neither passkey nor session nor the address that they wanted', async (_where, openedBy) => {
    const { id, email, key, change } = await strangers();
    expect((await open(id, await openedBy())).account).toMatchObject({ isVerified: true });
    await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    await expect(ask(contracts.useLink, { token: change, openedBy: id })).rejects.toThrow('TOKEN_NOT_FOUND');
    expect(await eventAbout(identity.endings, id)).toMatchObject({ id, keptSessionId: null });
    expect((await eventAbout(identity.notices, id, ({ notice }) => notice === 'passkey-removed')).email).toBe(email);
    expect((await ask(contracts.verifyCredentials, { email, password: NEW_PASSWORD })).secondStep).toBeUndefined();
  });

  it('is the owner where the letter is opened in a session of the account: everything stays', async () => {
    const { id, key, change } = await strangers();
    await open(id, id);
    await expect(signInAlone(key)).resolves.toMatchObject({ account: { id, isVerified: true } });
    await expect(ask(contracts.useLink, { token: change, openedBy: id })).resolves.toMatchObject({ purpose: 'email-change' });
    expect(identity.endings.about(id)).toBeUndefined();
  });
});

describe('who registered an address without owning it, had its owner open the letter, and goes on with the password', () => {
  const LATEST = 'Kestane-Kebap-7!';
  const goneOn = async () => {
    const { account } = await identity.register({ password: NEW_PASSWORD });
    await ask(contracts.useLink, { token: await identity.mailed(account.id, 'activation'), openedBy: null });
    const later = newIds({ now: () => new Date(identity.test.clock.now().getTime() + 1_000) }).next();
    const key = startAuthenticator();
    const { options } = await ask(contracts.beginPasskey, { id: account.id, sessionId: later });
    const passkey = { id: account.id, sessionId: later, name: 'Telefonum', attestation: key.attest(options) };
    await ask(contracts.keepPasskey, passkey);
    return { ...account, key };
  };
  const reset = async ({ id, email }: contracts.Account) => {
    await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
    return ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password: LATEST });
  };

  it('has nothing left once that owner chooses a password by mail: the passkey goes, and the owner signs in', async () => {
    const { key, ...account } = await goneOn();
    await reset(account);
    await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    expect((await ask(contracts.verifyCredentials, { email: account.email, password: LATEST })).secondStep).toBeUndefined();
    expect((await eventAbout(identity.notices, account.id, ({ notice }) => notice === 'passkey-removed')).email).toBe(account.email);
  });

  it('was its owner when the password is used in the browser that opened the letter: a reset leaves the passkey', async () => {
    const { key, ...account } = await goneOn();
    const signIn = { email: account.email, password: NEW_PASSWORD, isOwnersBrowser: true };
    await ask(contracts.verifyCredentials, signIn);
    await reset(account);
    await expect(signInAlone(key)).resolves.toMatchObject({ account: { id: account.id } });
  });

  it('shows nothing by a wrong password there', async () => {
    const { key, ...account } = await goneOn();
    const guess = { email: account.email, password: 'Yanlis-Sifre-1', isOwnersBrowser: true };
    await expect(ask(contracts.verifyCredentials, guess)).rejects.toThrow('INVALID_CREDENTIALS');
    await reset(account);
    await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
  });

  it('cannot have an administrator’s new address take the passkeys of whoever the former one belongs to', async () => {
    const { key, ...account } = await goneOn();
    const admin = await identity.imported({ userType: 'admin' });
    const email = `${ids.next()}@example.com`;
    await ask(contracts.reviseAccount, { actorId: admin.id, id: account.id, edit: { email }, isProven: true });
    await reset({ ...account, email });
    await expect(signInAlone(key)).resolves.toMatchObject({ account: { id: account.id, email } });
  });
});

describe('who registered an address and is still adding a passkey when its owner comes', () => {
  const registered = async () => {
    const { account } = await identity.register({ password: NEW_PASSWORD });
    await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email: account.email, language: 'tr' });
    return account;
  };
  const WAYS: readonly [string, (id: string) => Promise<unknown>][] = [
    [
      'a reset',
      async (id) => ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password: 'Kestane-Kebap-7!' }),
    ],
    ['the letter of activation', async (id) => ask(contracts.useLink, { token: await identity.mailed(id, 'activation'), openedBy: null })],
  ];

  it.each(WAYS)('by %s has none afterwards, not even from a session that has not heard of its end', async (_way, comes) => {
    const { id, email } = await registered();
    await comes(id);
    const key = startAuthenticator();
    await expect(keep(id, key.attest(await begin(id)))).rejects.toThrow('UNAUTHORIZED');
    expect((await identity.query('select has_passkey from account where email = $1', [email]))[0]).toEqual({ has_passkey: false });
  });

  it.each(WAYS)('at the moment of %s has none afterwards', async (_way, comes) => {
    for (let time = 0; time < 8; time += 1) {
      const { id } = await registered();
      const key = startAuthenticator();
      const attestation = key.attest(await begin(id));
      await Promise.allSettled([keep(id, attestation), comes(id)]);
      await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    }
  });
});

it('a session that was opened afterwards adds a passkey, and so does the one that a new password has kept', async () => {
  const { id } = await identity.imported();
  const kept = ids.next();
  const opened = newIds({ now: () => new Date(identity.test.clock.now().getTime() + 1_000) }).next();
  await ask(contracts.replacePassword, { id, currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keptSessionId: kept });
  for (const sessionId of [kept, opened]) {
    const { options } = await ask(contracts.beginPasskey, { id, sessionId });
    await ask(contracts.keepPasskey, { id, sessionId, name: 'Telefonum', attestation: startAuthenticator().attest(options) });
  }
  expect((await ask(contracts.accountFactors, { id })).passkeys).toHaveLength(2);
});

it('nobody is taken for a stranger in an account whose address an administrator has changed: a reset leaves its passkeys and codes', async () => {
  const { id } = await identity.imported();
  const admin = await identity.imported({ userType: 'admin' });
  const key = startAuthenticator();
  const { recoveryCodes } = await keep(id, key.attest(await begin(id)));
  const email = `${ids.next()}@example.com`;
  await ask(contracts.reviseAccount, { actorId: admin.id, id, edit: { email }, isProven: true });

  await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
  const password = 'Kestane-Kebap-7!';
  await ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password });
  const { challenge } = (await ask(contracts.verifyCredentials, { email, password })).secondStep ?? {};
  await expect(signInAlone(key)).resolves.toMatchObject({ account: { id, email, isVerified: true } });
  await expect(ask(contracts.takeRecoveryCode, { accountId: id, challenge, code: recoveryCodes?.[0] })).resolves.toBeDefined();
  expect(await actionsAbout(id)).toEqual(['passkey-added', 'user-edited', 'password-reset', 'recovery-code-used']);
});

it('leaves the passkeys of whoever has proven the address and only forgot a password', async () => {
  const { id, email } = await identity.imported();
  const key = startAuthenticator();
  await keep(id, key.attest(await begin(id)));
  await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
  await ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password: NEW_PASSWORD });
  await expect(signInAlone(key)).resolves.toMatchObject({ account: { id } });
});
