import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import { aUser } from '@pusula/service-kit/testing';
import { eventAbout, type IdentityUnderTest, ids, PASSWORD, startIdentity } from '../identity.testing.ts';
import { type Faults, startAuthenticator } from './authenticator.testing.ts';
import { passkeysAt } from './passkeys.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { ask, begin, keep, anOwner, signInAlone, laterBy } = passkeysAt(() => identity);

describe('a new passkey', () => {
  it('is asked for with our host, for its owner, and has to be one that says who uses it', async () => {
    const { id, email } = await identity.imported();
    expect(await begin(id)).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: 'Ayşe Yılmaz' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('is kept with its name; the first one brings codes and makes the second step, and its owner and the log are notified', async () => {
    const { id } = await identity.imported();
    const { account, version, passkey, recoveryCodes } = await keep(id, startAuthenticator().attest(await begin(id)));
    expect([account.hasPasskey, version, passkey.name, passkey.lastUsedAt]).toEqual([true, 2, 'Telefonum', null]);
    expect(new Set(recoveryCodes).size).toBe(LIMITS.recoveryCodes);
    expect(await eventAbout(identity.changes, id, ({ version: told }) => told === 2)).toMatchObject({ account: { hasPasskey: true } });
    expect(await eventAbout(identity.notices, id)).toMatchObject({ notice: 'passkey-added' });
    const admin = identity.test.callAs(aUser({ id: ids.next(), role: 'admin' }));
    const { entries } = await admin(contracts.auditEntries, { subjectId: id });
    expect(entries).toMatchObject([
      { action: 'passkey-added', actor: { id }, changes: [{ field: 'passkey', before: null, after: passkey.id }], undoObstacle: 'final' },
    ]);
  });

  it('beside another one brings no codes and changes nothing else about the account', async () => {
    const { id } = await anOwner();
    const options = await begin(id);
    expect(options.excludeCredentials).toHaveLength(1);
    const second = await keep(id, startAuthenticator().attest(options), 'Anahtarlık');
    expect([second.recoveryCodes, second.version]).toEqual([null, 2]);
    const { passkeys, recoveryCodesLeft } = await ask(contracts.accountFactors, { id });
    expect([passkeys.map(({ name }) => name), recoveryCodesLeft]).toEqual([['Telefonum', 'Anahtarlık'], LIMITS.recoveryCodes]);
  });

  it.each<[string, Faults]>([
    ['another origin', { origin: 'https://pusula.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['an owner whom it has not verified', { isUserVerified: false }],
    ['our page inside of another', { crossOrigin: true }],
    ['another kind of answer', { type: 'webauthn.get' }],
  ])('from %s is not accepted, and its challenge is used up', async (_, faults) => {
    const { id } = await identity.imported();
    const [key, options] = [startAuthenticator(), await begin(id)];
    await expect(keep(id, key.attest(options, faults))).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    await expect(keep(id, key.attest(options))).rejects.toThrow('CHALLENGE_EXPIRED');
  });

  it('for a challenge of nobody’s, of another session, of another account, or from long ago is too late', async () => {
    const [one, other] = [await identity.imported(), await identity.imported()];
    const key = startAuthenticator();
    const options = await begin(one.id);
    await expect(keep(one.id, key.attest({ challenge: 'bm9ib2R5cw' }))).rejects.toThrow('CHALLENGE_EXPIRED');
    await expect(keep(other.id, key.attest(options))).rejects.toThrow('CHALLENGE_EXPIRED');
    const elsewhere = { id: one.id, sessionId: ids.next(), name: 'x', attestation: key.attest(options), inOwnersBrowser: true };
    await expect(ask(contracts.savePasskey, elsewhere)).rejects.toThrow('CHALLENGE_EXPIRED');
    laterBy(SERVER_LIMITS.passkeyChallengeMs);
    await expect(keep(one.id, key.attest(options))).rejects.toThrow('CHALLENGE_EXPIRED');
  });

  it('that names no challenge at all is not accepted', async () => {
    const { id } = await identity.imported();
    const attestation = startAuthenticator().attest(await begin(id));
    for (const clientDataJSON of ['e30', 'bnVsbA', 'eA'])
      await expect(keep(id, { ...attestation, response: { ...attestation.response, clientDataJSON } })).rejects.toThrow(
        'PASSKEY_NOT_ACCEPTED',
      );
  });

  it('cannot be added twice, whoever tries', async () => {
    const { key } = await anOwner();
    const { id } = await identity.imported();
    await expect(keep(id, key.attest(await begin(id)))).rejects.toThrow('PASSKEY_ALREADY_ADDED');
    expect((await ask(contracts.accountFactors, { id })).passkeys).toEqual([]);
  });

  it('is one too many after ten', async () => {
    const { id } = await anOwner();
    for (let number = 1; number < LIMITS.passkeysPerAccount; number += 1) await keep(id, startAuthenticator().attest(await begin(id)));
    await expect(begin(id)).rejects.toThrow('TOO_MANY_PASSKEYS');
  });
});

describe('own passkeys', () => {
  it('are renamed and removed by their owner and nobody else', async () => {
    const [{ id: accountId }, other] = [await anOwner(), await anOwner()];
    const [passkey] = (await ask(contracts.accountFactors, { id: accountId })).passkeys;
    const id = passkey?.id;
    expect((await ask(contracts.renameAccountPasskey, { accountId, id, name: 'Eski telefon' })).passkey.name).toBe('Eski telefon');
    for (const [endpoint, more] of [
      [contracts.renameAccountPasskey, { name: 'Benim' }],
      [contracts.removeAccountPasskey, { hasProvenKey: true }],
    ] as const)
      await expect(ask(endpoint, { accountId: other.id, id, ...more })).rejects.toThrow('PASSKEY_NOT_FOUND');
    const { account, version } = await ask(contracts.removeAccountPasskey, { accountId, id, hasProvenKey: true });
    expect([account.hasPasskey, version]).toEqual([undefined, 3]);
    expect(await eventAbout(identity.notices, accountId, ({ notice }) => notice === 'passkey-removed')).toBeTruthy();
    expect(await ask(contracts.accountFactors, { id: accountId })).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    await expect(ask(contracts.removeAccountPasskey, { accountId, id, hasProvenKey: true })).rejects.toThrow('PASSKEY_NOT_FOUND');
  });

  it('have names that their owner alone reads: the audit log says which one it was by its id', async () => {
    const { id: accountId } = await anOwner();
    const { passkey } = await keep(accountId, startAuthenticator().attest(await begin(accountId)), 'Eşimin telefonu');
    await ask(contracts.removeAccountPasskey, { accountId, id: passkey.id, hasProvenKey: true });
    const admin = identity.test.callAs(aUser({ id: ids.next(), role: 'admin' }));
    const { entries } = await admin(contracts.auditEntries, { subjectId: accountId });
    expect(entries.map(({ changes }) => changes)).toMatchObject([
      [{ field: 'passkey', before: passkey.id, after: null }],
      [{ field: 'passkey', before: null, after: passkey.id }],
      [{ field: 'passkey' }],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Eşimin|Telefonum/);
  });

  it('are in the owner’s own data, and gone with the account', async () => {
    const { id, key } = await anOwner();
    const { account } = await ask(contracts.accountData, { id });
    expect(account).toMatchObject({ passkeys: [{ name: 'Telefonum', publicKey: expect.any(String) }], recoveryCodesLeft: 10 });
    expect(account.passkeys[0]).not.toHaveProperty('id');
    await begin(id);
    await ask(contracts.eraseAccount, { id, password: PASSWORD, authenticationType: 'Basic', hasProvenKey: true });
    for (const table of ['passkey', 'passkey_challenge', 'recovery_code'])
      expect(await identity.query(`select 1 from ${table} where account_id = $1`, [id])).toEqual([]);
    await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
  });
});
