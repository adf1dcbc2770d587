import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventAbout, type IdentityUnderTest, ids, NEW_PASSWORD, startIdentity } from '../identity.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { LATEST, strangersAt } from './stranger.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const {
  actionsAbout,
  addPasskey,
  ask,
  begin,
  inOwnersBrowser,
  keep,
  openActivation,
  registered,
  requestReset,
  reset,
  setPassword,
  signInAlone,
} = strangersAt(() => identity);

describe('whoever registers an address, be it theirs or not,', () => {
  it('adds no passkey before they have shown that it is theirs, and is mailed a link to do so', async () => {
    const { id, email } = await registered();
    const links = async () => (await identity.query('select 1 from mailed_link where account_id = $1', [id])).length;
    const before = await links();
    await expect(addPasskey(id)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
    expect(await links()).toBe(before + 1);
    await openActivation(id, null);
    await expect(addPasskey(id)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
    const [{ email: to = '' } = {}] = await identity.query(
      `select email from mailed_link where account_id = $1 and purpose = 'activation' and used_at is null`,
      [id],
    );
    expect(to).toBe(email);
  });

  it('keeps none that was asked for before the account was anybody’s', async () => {
    const { id } = await registered();
    await identity.query('update account set is_owner_known = true where id = $1', [id]);
    const options = await begin(id);
    await identity.query('update account set is_owner_known = false where id = $1', [id]);
    await expect(keep(id, startAuthenticator().attest(options))).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
  });

  const WAYS: readonly [string, (account: contracts.Account) => Promise<unknown>][] = [
    ['opens the letter in a session of the account', async ({ id }) => openActivation(id, id)],
    [
      'opens it elsewhere, and uses the password in that browser',
      async ({ id, email }) => {
        await openActivation(id, null);
        await inOwnersBrowser(id, email, NEW_PASSWORD);
      },
    ],
    [
      'opens it elsewhere, and another one, later, in a session of the account',
      async ({ id }) => {
        await openActivation(id, null);
        await expect(addPasskey(id)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
        await openActivation(id, id);
      },
    ],
    ['chooses a password by mail', reset],
  ];

  it.each(WAYS)('is its owner who %s: a passkey outlives any reset', async (_way, show) => {
    const account = await registered();
    await show(account);
    const key = await addPasskey(account.id);
    identity.test.clock.advance(contracts.SERVER_LIMITS.mailedLinksWindowMs);
    await reset(account);
    await expect(signInAlone(key)).resolves.toMatchObject({ account: { id: account.id } });
    expect((await ask(contracts.verifyCredentials, { email: account.email, password: LATEST })).secondStep).toBeDefined();
  });

  it('shows nothing in a browser that opened a letter of another account, or before the address is proven', async () => {
    const [{ id, email }, other] = [await registered(), await registered()];
    await inOwnersBrowser(id, email, NEW_PASSWORD);
    await expect(addPasskey(id)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
    await openActivation(id, null);
    await inOwnersBrowser(other.id, email, NEW_PASSWORD);
    await expect(addPasskey(id)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
  });

  it('shows nothing by a wrong password in the browser that opened the letter', async () => {
    const { id, email } = await registered();
    await openActivation(id, null);
    await expect(inOwnersBrowser(id, email, 'Yanlis-Sifre-1')).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(addPasskey(id)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
  });
});

describe('who registered an address without owning it', () => {
  it('has no way back once its owner has chosen a password by mail, whether or not they had opened the letter before', async () => {
    for (const opensLetter of [false, true]) {
      const account = await registered();
      if (opensLetter) await openActivation(account.id, null);
      await reset(account);
      const signIn = (password: string) => ask(contracts.verifyCredentials, { email: account.email, password });
      await expect(signIn(NEW_PASSWORD)).rejects.toThrow('INVALID_CREDENTIALS');
      expect((await signIn(LATEST)).secondStep).toBeUndefined();
    }
  });

  it.each([
    ['before anybody has opened a letter', false],
    ['after its owner has opened the letter of activation', true],
  ])('ends no reset link that its owner was mailed by choosing another password, %s', async (_when, opensLetter) => {
    const { id, email } = await registered();
    if (opensLetter) await openActivation(id, null);
    await requestReset(email);
    const link = await identity.mailed(id, 'password-reset');
    await ask(contracts.replacePassword, { id, currentPassword: NEW_PASSWORD, newPassword: 'Leblebi-Tozu-9!', keptSessionId: ids.next() });
    await setPassword(link, LATEST);
    expect(await ask(contracts.verifyCredentials, { email, password: LATEST })).toMatchObject({ account: { id } });
  });

  it('ends no such link of an address that nobody has proven by leaving, or by moving the account to another address', async () => {
    const { id, email } = await registered();
    await ask(contracts.requestEmailChange, {
      id,
      email: `${ids.next()}@evil.example`,
      password: NEW_PASSWORD,
      language: 'tr',
      inOwnersBrowser: true,
    });
    await requestReset(email);
    const link = await identity.mailed(id, 'password-reset');
    const change = { token: await identity.mailed(id, 'email-change'), openedBy: id };
    await expect(ask(contracts.useLink, change)).rejects.toThrow('RESET_UNDER_WAY');
    await expect(ask(contracts.eraseAccount, { id, authenticationType: 'Basic', password: NEW_PASSWORD })).rejects.toThrow(
      'RESET_UNDER_WAY',
    );
    await setPassword(link, LATEST);
    expect(await ask(contracts.verifyCredentials, { email, password: LATEST })).toMatchObject({ account: { id } });
  });

  it('leaves when the link to its owner has ended', async () => {
    const { id, email } = await registered();
    await requestReset(email);
    identity.test.clock.advance(contracts.SERVER_LIMITS.mailedLinkLifetimeMs);
    await ask(contracts.eraseAccount, { id, authenticationType: 'Basic', password: NEW_PASSWORD });
  });

  it('is kept from nothing by the requests of others once the address is proven', async () => {
    const { id, email } = await registered();
    await openActivation(id, null);
    await ask(contracts.requestEmailChange, {
      id,
      email: `${ids.next()}@example.com`,
      password: NEW_PASSWORD,
      language: 'tr',
      inOwnersBrowser: true,
    });
    await requestReset(email);
    await ask(contracts.useLink, { token: await identity.mailed(id, 'email-change'), openedBy: id });
    await ask(contracts.eraseAccount, { id, authenticationType: 'Basic', password: NEW_PASSWORD });
  });

  it('leaves none of the passkeys that were added when nobody asked whose account it is', async () => {
    const account = await registered();
    await identity.query('update account set is_owner_known = true where id = $1', [account.id]);
    const key = startAuthenticator();
    const { recoveryCodes } = await keep(account.id, key.attest(await begin(account.id)));
    await identity.query('update account set is_owner_known = false where id = $1', [account.id]);
    await reset(account);
    await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    const [code = ''] = recoveryCodes ?? [];
    await expect(ask(contracts.takeRecoveryCode, { accountId: account.id, challenge: 'bm9uZQ', code })).rejects.toThrow(
      'INVALID_RECOVERY_CODE',
    );
    expect((await eventAbout(identity.notices, account.id, ({ notice }) => notice === 'passkey-removed')).email).toBe(account.email);
    expect(await actionsAbout(account.id)).toEqual(['passkey-added', 'passkey-removed', 'password-reset']);
  });

  it.each([
    ['outside of any session', async () => null],
    ['in a session of their own', async () => (await identity.imported()).id],
  ])('keeps neither session nor the address that they wanted when its owner opens the letter (%s)', async (_where, openedBy) => {
    const { id } = await registered();
    const email = `${ids.next()}@evil.example`;
    await ask(contracts.requestEmailChange, { id, email, password: NEW_PASSWORD, language: 'tr', inOwnersBrowser: true });
    const change = await identity.mailed(id, 'email-change');
    const opened = await openActivation(id, await openedBy());
    expect(opened).toMatchObject({ account: { isVerified: true }, hasEndedSessions: true });
    await expect(ask(contracts.useLink, { token: change, openedBy: id })).rejects.toThrow('TOKEN_NOT_FOUND');
    expect(await eventAbout(identity.endings, id)).toMatchObject({ id, keptSessionId: null });
  });
});
