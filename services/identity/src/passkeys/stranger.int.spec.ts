import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { eventAbout, type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';
import { mailedLinksAt } from '../links/mailed-links.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { passkeysAt, sessionId } from './passkeys.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { ask, begin, keep, signInAlone } = passkeysAt(() => identity);
const { requestReset, setPassword } = mailedLinksAt(() => identity);
const actionsAbout = async (id: string) =>
  (await identity.query('select action from audit_entry where subject_id = $1 order by sequence', [id])).map(({ action }) => action);

const LATEST = 'Kestane-Kebap-7!';
const registered = async () => (await identity.register({ password: NEW_PASSWORD })).account;
const openActivation = async (id: string, openedBy: string | null) =>
  ask(contracts.useLink, { token: await identity.mailed(id, 'activation'), openedBy });
const reset = async ({ id, email }: Pick<contracts.Account, 'id' | 'email'>) => {
  await requestReset(email);
  return setPassword(await identity.mailed(id, 'password-reset'), LATEST);
};
/** From a session that was opened a moment from now. */
const addPasskey = async (id: string, shown: { inOwnersBrowser?: boolean; hasProvenKey?: boolean } = { inOwnersBrowser: true }) => {
  identity.test.clock.advance(1_000);
  const later = newIds({ now: () => identity.test.clock.now() }).next();
  identity.test.clock.advance(1_000);
  const key = startAuthenticator();
  const { options } = await ask(contracts.beginPasskey, { id, sessionId: later, ...shown });
  await ask(contracts.keepPasskey, { id, sessionId: later, name: 'Telefonum', attestation: key.attest(options), ...shown });
  return key;
};
const inOwnersBrowser = (id: string, email: string, password: string) =>
  ask(contracts.verifyCredentials, { email, password, ownersBrowserOf: id });

describe('whoever knows the password of somebody else', () => {
  it('adds no first passkey in a browser that has opened no letter: the owner is mailed one', async () => {
    const { id, email } = await identity.imported();
    await expect(addPasskey(id, {})).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
    const [letter] = await identity.query(`select email from mailed_link where account_id = $1 and purpose = 'activation'`, [id]);
    expect(letter).toEqual({ email });
    expect(await eventAbout(identity.links, id)).toMatchObject({ purpose: 'activation', confirmsOwner: true });
    // What was asked for in the owner's browser is finished there as well.
    const options = await begin(id);
    const elsewhere = { id, sessionId, name: 'x', attestation: startAuthenticator().attest(options), inOwnersBrowser: false };
    await expect(ask(contracts.keepPasskey, elsewhere)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
    await addPasskey(id);
    // From here on it takes the key.
    await expect(addPasskey(id)).rejects.toThrow('PROOF_REQUIRED');
    await addPasskey(id, { hasProvenKey: true });
  });

  it('L8: ends no reset link there by choosing other passwords; who has opened a letter in that browser does, or has a passkey', async () => {
    const ways = { elsewhere: {}, inOwnersBrowser: { inOwnersBrowser: true }, byKey: { hasProvenKey: true } };
    const outcomes = await Promise.all(
      Object.entries(ways).map(async ([way, proof]) => {
        const account = await identity.imported();
        if (way === 'byKey') await identity.query('update account set has_passkey = true where id = $1', [account.id]);
        await requestReset(account.email);
        const link = await identity.mailed(account.id, 'password-reset');
        const passwords = [PASSWORD, NEW_PASSWORD, 'Leblebi-Tozu-9!'];
        for (const [at, newPassword] of passwords.slice(1).entries())
          await ask(contracts.replacePassword, {
            id: account.id,
            currentPassword: String(passwords[at]),
            newPassword,
            keptSessionId: ids.next(),
            ...proof,
          });
        return [
          way,
          await setPassword(link, LATEST).then(
            () => 'chosen by mail',
            ({ message }: Error) => message,
          ),
        ];
      }),
    );
    expect(Object.fromEntries(outcomes)).toEqual({
      elsewhere: 'chosen by mail',
      inOwnersBrowser: 'TOKEN_NOT_FOUND',
      byKey: 'TOKEN_NOT_FOUND',
    });
  });

  it('moves no proven address there either', async () => {
    const { id, email } = await identity.imported();
    const elsewhere = { id, email: `${ids.next()}@evil.example`, language: 'tr' as const, inOwnersBrowser: false };
    await expect(ask(contracts.requestEmailChange, { ...elsewhere, password: 'Yanlis-Sifre-1' })).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(ask(contracts.requestEmailChange, { ...elsewhere, password: PASSWORD })).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
    expect(await identity.query('select purpose, email from mailed_link where account_id = $1', [id])).toEqual([
      { purpose: 'activation', email },
    ]);
    const unproven = await registered();
    await ask(contracts.requestEmailChange, { ...elsewhere, id: unproven.id, password: NEW_PASSWORD });
    const asked = await identity.mailed(unproven.id, 'email-change');
    await openActivation(unproven.id, unproven.id);
    // Proven since: what the password alone had asked for is over.
    await expect(ask(contracts.useLink, { token: asked, openedBy: unproven.id })).rejects.toThrow('TOKEN_NOT_FOUND');
    // An address that an administrator gave is not proven yet, and the account has an owner all the same.
    await identity.query('update account set is_verified = false where id = $1', [id]);
    await expect(ask(contracts.requestEmailChange, { ...elsewhere, password: PASSWORD })).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
  });
});

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

describe('what was asked for with the password alone, once the owner has added the first passkey', () => {
  it('is no second passkey', async () => {
    const { id } = await identity.imported();
    const [thief, owner] = [startAuthenticator(), startAuthenticator()];
    const asked = await begin(id);
    identity.test.clock.advance(1_000);
    await keep(id, owner.attest(await begin(id)));
    await expect(keep(id, thief.attest(asked))).rejects.toThrow('CHALLENGE_EXPIRED');
    identity.test.clock.advance(1_000);
    await expect(keep(id, startAuthenticator().attest(await begin(id)), 'Dizüstü')).resolves.toBeDefined();
  });

  it('is no other address', async () => {
    const { id } = await identity.imported();
    const email = `${ids.next()}@evil.example`;
    await ask(contracts.requestEmailChange, { id, email, password: PASSWORD, language: 'tr', inOwnersBrowser: true });
    const token = await identity.mailed(id, 'email-change');
    await keep(id, startAuthenticator().attest(await begin(id)));
    await expect(ask(contracts.useLink, { token, openedBy: id })).rejects.toThrow('TOKEN_NOT_FOUND');
  });
});

describe('a session that a reset ends while it adds a passkey', () => {
  it('has none afterwards, not even when it has not heard of its end', async () => {
    const owner = await identity.imported();
    await reset(owner);
    const key = startAuthenticator();
    await expect(keep(owner.id, key.attest(await begin(owner.id)))).rejects.toThrow('UNAUTHORIZED');
    expect((await identity.query('select has_passkey from account where id = $1', [owner.id]))[0]).toEqual({ has_passkey: false });
  });

  it('has none when both happen at once', async () => {
    for (let time = 0; time < 8; time += 1) {
      const owner = await identity.imported();
      await requestReset(owner.email);
      const token = await identity.mailed(owner.id, 'password-reset');
      const key = startAuthenticator();
      const attestation = key.attest(await begin(owner.id));
      const [kept] = await Promise.allSettled([keep(owner.id, attestation), setPassword(token, LATEST)]);
      // Either it was there before the reset, and is the owner's, or it never was.
      const signIn = signInAlone(key);
      if (kept.status === 'fulfilled') await expect(signIn).resolves.toBeDefined();
      else await expect(signIn).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    }
  });
});

it('a session that was opened afterwards adds a passkey, and so does the one that a new password has kept', async () => {
  const { id } = await identity.imported();
  const kept = ids.next();
  const opened = newIds({ now: () => new Date(identity.test.clock.now().getTime() + 1_000) }).next();
  await ask(contracts.replacePassword, { id, currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keptSessionId: kept });
  for (const sessionId of [kept, opened]) {
    const shown = { inOwnersBrowser: true, hasProvenKey: sessionId === opened };
    const { options } = await ask(contracts.beginPasskey, { id, sessionId, ...shown });
    await ask(contracts.keepPasskey, {
      id,
      sessionId,
      name: 'Telefonum',
      attestation: startAuthenticator().attest(options),
      ...shown,
    });
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

  await requestReset(email);
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
  await requestReset(email);
  await ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password: NEW_PASSWORD });
  await expect(signInAlone(key)).resolves.toMatchObject({ account: { id } });
});
