import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { SERVER_LIMITS } from '@pusula/contracts';
import { type IdentityUnderTest, PASSWORD, startIdentity } from '../identity.testing.ts';
import { type Faults, startAuthenticator } from './authenticator.testing.ts';
import { passkeysAt, sessionId } from './passkeys.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { ask, anOwner, signInAlone, firstStep, laterBy } = passkeysAt(() => identity);

describe('signing in with a passkey alone', () => {
  it('finds whose it is, and remembers when', async () => {
    const { id, key } = await anOwner();
    expect((await signInAlone(key, { userHandle: id })).account).toMatchObject({ id, hasPasskey: true });
    expect((await ask(contracts.accountFactors, { id })).passkeys[0]?.lastUsedAt).toBe(identity.test.clock.now().toISOString());
  });

  it.each<[string, Faults]>([
    ['an answer to another page', { origin: 'https://pusula.evil.example' }],
    ['an answer for another host', { rpId: 'evil.example' }],
    ['an answer to another challenge', { challenge: 'YW5vdGhlcg' }],
    ['an owner whom the authenticator has not verified', { isUserVerified: false }],
    ['another person than the key’s', { userHandle: '01k00000000000000000000000' }],
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['an answer to our page inside of another', { crossOrigin: true }],
    ['an answer to our page inside of a named one', { crossOrigin: false, topOrigin: 'https://evil.example' }],
    ['what was made for a registration', { type: 'webauthn.create' }],
  ])('refuses %s', async (_, faults) => {
    const { key } = await anOwner();
    await expect(signInAlone(key, faults)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    expect((await signInAlone(key)).account.hasPasskey).toBe(true);
  });

  it('refuses an answer that came before', async () => {
    const { key } = await anOwner();
    const { options } = await ask(contracts.beginPasskeySignIn, {});
    const once = { challenge: options.challenge, accountId: null, assertion: key.assert(options) };
    await ask(contracts.checkPasskey, once);
    await expect(ask(contracts.checkPasskey, once)).rejects.toThrow('CHALLENGE_EXPIRED');
  });

  it('lets one of many through that come with the same answer at once', async () => {
    const { key } = await anOwner();
    const { options } = await ask(contracts.beginPasskeySignIn, {});
    const once = { challenge: options.challenge, accountId: null, assertion: key.assert(options) };
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => ask(contracts.checkPasskey, once)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses one whose challenge is five minutes old', async () => {
    const { key } = await anOwner();
    const { options } = await ask(contracts.beginPasskeySignIn, {});
    laterBy(SERVER_LIMITS.passkeyChallengeMs);
    const late = { challenge: options.challenge, accountId: null, assertion: key.assert(options) };
    await expect(ask(contracts.checkPasskey, late)).rejects.toThrow('CHALLENGE_EXPIRED');
  });

  it('refuses a counter that stands still or goes back: there is a copy of the key', async () => {
    const { key } = await anOwner();
    await signInAlone(key, { counter: 7 });
    for (const counter of [7, 3, 0]) await expect(signInAlone(key, { counter })).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    expect((await signInAlone(key, { counter: 8 })).account.hasPasskey).toBe(true);
  });

  it('accepts an authenticator that does not count', async () => {
    const { key } = await anOwner();
    for (let times = 0; times < 2; times += 1) expect((await signInAlone(key, { counter: 0 })).account.hasPasskey).toBe(true);
  });

  it('refuses a key that nobody has added, or that was removed', async () => {
    await expect(signInAlone(startAuthenticator())).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    const { id, key } = await anOwner();
    const [passkey] = (await ask(contracts.accountFactors, { id })).passkeys;
    await ask(contracts.removeAccountPasskey, { accountId: id, id: passkey?.id, hasProvenKey: true });
    await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
  });

  it('tells somebody who has the key that their account is disabled', async () => {
    const { id, key } = await anOwner();
    await identity.service.setStatus(id, 'disabled');
    await expect(signInAlone(key)).rejects.toThrow('ACCOUNT_DISABLED');
  });
});

describe('a passkey as the second step', () => {
  it('is asked of whoever has one, after the right password alone', async () => {
    const owner = await anOwner();
    const options = await firstStep(owner);
    expect(options.allowCredentials).toMatchObject([{ id: owner.key.credentialId, transports: ['internal'] }]);
    const done = { challenge: options.challenge, accountId: owner.id, assertion: owner.key.assert(options) };
    expect((await ask(contracts.checkPasskey, done)).account.id).toBe(owner.id);
    await expect(ask(contracts.verifyCredentials, { email: owner.email, password: 'Yanlış-1!' })).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it('is asked of nobody else', async () => {
    const { email } = await identity.imported();
    expect(await ask(contracts.verifyCredentials, { email, password: PASSWORD })).not.toHaveProperty('secondStep');
  });

  it('refuses somebody else’s passkey, however good it is', async () => {
    const [owner, thief] = [await anOwner(), await anOwner()];
    const options = await firstStep(owner);
    const stolen = { challenge: options.challenge, accountId: owner.id, assertion: thief.key.assert(options) };
    await expect(ask(contracts.checkPasskey, stolen)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
  });

  it('has a challenge that is good for nothing else', async () => {
    const owner = await anOwner();
    const options = await firstStep(owner);
    const alone = { challenge: options.challenge, accountId: null, assertion: owner.key.assert(options) };
    await expect(ask(contracts.checkPasskey, alone)).rejects.toThrow('CHALLENGE_EXPIRED');
    const proof = { id: owner.id, sessionId, assertion: owner.key.assert(options) };
    await expect(ask(contracts.checkProof, proof)).rejects.toThrow('CHALLENGE_EXPIRED');
  });
});
