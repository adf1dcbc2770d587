import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventAbout, type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { sessionId } from './passkeys.testing.ts';
import { LATEST, strangersAt } from './stranger.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { addPasskey, ask, begin, keep, openActivation, registered, requestReset, setPassword } = strangersAt(() => identity);

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
    await expect(ask(contracts.savePasskey, elsewhere)).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
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
