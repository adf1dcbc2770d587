import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventAbout, type IdentityUnderTest, ids, PASSWORD, startIdentity } from '../identity.testing.ts';
import { type Owner, passkeysAt, sessionId } from './passkeys.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { ask, anOwner, firstStep, laterBy } = passkeysAt(() => identity);

describe('a proof in a session', () => {
  const prove = (id: string, more: object, session = sessionId) => ask(contracts.checkProof, { id, sessionId: session, ...more });
  const question = (id: string) => ask(contracts.beginProof, { id, sessionId });

  it('is the password of somebody without a passkey', async () => {
    const { id } = await identity.imported();
    expect(await question(id)).toEqual({ method: 'password', options: null });
    await prove(id, { password: PASSWORD });
    await expect(prove(id, { password: 'Yanlış-1!' })).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(prove(id, {})).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it('is the passkey of somebody who has one, in the session that was asked, and once', async () => {
    const { id, key } = await anOwner();
    const { method, options } = await question(id);
    if (!options) throw new Error('there is nothing to sign');
    expect(method).toBe('passkey');
    await expect(prove(id, { password: PASSWORD })).rejects.toThrow('PASSKEY_REQUIRED');
    const assertion = key.assert(options);
    await expect(prove(id, { assertion }, ids.next())).rejects.toThrow('CHALLENGE_EXPIRED');
    await prove(id, { assertion });
    await expect(prove(id, { assertion })).rejects.toThrow('CHALLENGE_EXPIRED');
  });

  it('is not to be had of somebody who has neither', async () => {
    const { id } = await identity.imported({ passwordHash: null });
    expect((await question(id)).method).toBe('none');
    await expect(prove(id, { password: 'x' })).rejects.toThrow('PASSWORD_NOT_SET');
    const { id: other } = await identity.imported();
    const factors = await Promise.all([id, other].map((accountId) => ask(contracts.accountFactors, { id: accountId })));
    expect(factors.map(({ hasPassword }) => hasPassword)).toEqual([false, true]);
  });
});

describe('recovery codes', () => {
  /** After a first step of the owner's. */
  const take = async (owner: Owner, code: string) => takeWith(await firstStep(owner), owner.id, code);
  const takeWith = ({ challenge }: contracts.PasskeyOptions, accountId: string, code: string) =>
    ask(contracts.takeRecoveryCode, { accountId, challenge, code });

  it('let their owner in once each, however they are typed; the owner is notified', async () => {
    const owner = await anOwner();
    const { id } = owner;
    const [first = '', second = ''] = owner.codes;
    expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/);
    expect(await take(owner, first)).toMatchObject({ account: { id }, recoveryCodesLeft: 9 });
    await expect(take(owner, first)).rejects.toThrow('INVALID_RECOVERY_CODE');
    const typed = ` ${second.replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l').toUpperCase()}`;
    expect((await take(owner, typed)).recoveryCodesLeft).toBe(8);
    const told = await eventAbout(identity.notices, id, ({ notice, codesLeft }) => notice === 'recovery-code-used' && codesLeft === 8);
    expect(told).toBeTruthy();
  });

  it('are nobody else’s', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    await expect(take(other, owner.codes[0] ?? '')).rejects.toThrow('INVALID_RECOVERY_CODE');
    await expect(takeWith(await firstStep(owner), ids.next(), owner.codes[0] ?? '')).rejects.toThrow('USER_NOT_FOUND');
    for (const code of ['', '0000-0000-0000-0000', "' or '1'='1"]) await expect(take(owner, code)).rejects.toThrow('INVALID_RECOVERY_CODE');
  });

  it('of which one is used by many at once lets one in', async () => {
    const owner = await anOwner();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => take(owner, owner.codes[0] ?? '')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('made anew take the place of the old ones', async () => {
    const owner = await anOwner();
    const { id, codes } = owner;
    const { recoveryCodes } = await ask(contracts.makeRecoveryCodes, { id, hasProvenKey: true });
    await expect(take(owner, codes[0] ?? '')).rejects.toThrow('INVALID_RECOVERY_CODE');
    expect((await take(owner, recoveryCodes[0] ?? '')).recoveryCodesLeft).toBe(9);
    const { id: nobody } = await identity.imported();
    await expect(ask(contracts.makeRecoveryCodes, { id: nobody })).rejects.toThrow('PASSKEY_NOT_FOUND');
  });

  it('rest as hashes alone, which differ from account to account', async () => {
    const { id, codes } = await anOwner();
    const rows = JSON.stringify(await identity.query('select * from recovery_code where account_id = $1', [id]));
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  it('open no disabled account, and are not lost by the try', async () => {
    const owner = await anOwner();
    const { id, codes } = owner;
    const asked = await firstStep(owner);
    await identity.service.setStatus(id, 'disabled');
    await expect(takeWith(asked, id, codes[0] ?? '')).rejects.toThrow('ACCOUNT_DISABLED');
    await identity.service.setStatus(id, 'enabled');
    expect((await takeWith(asked, id, codes[0] ?? '')).recoveryCodesLeft).toBe(9);
  });

  it('open one session for one first step, whatever its second step is, and a code that comes too late stays good', async () => {
    const owner = await anOwner();
    const [first = '', second = ''] = owner.codes;
    const asked = await firstStep(owner);
    const byKey = () =>
      ask(contracts.checkPasskey, { challenge: asked.challenge, accountId: owner.id, assertion: owner.key.assert(asked) });
    await expect(takeWith(asked, owner.id, 'wrong')).rejects.toThrow('INVALID_RECOVERY_CODE');
    const many = await Promise.allSettled([first, second].map((code) => takeWith(asked, owner.id, code)));
    expect(many.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(byKey()).rejects.toThrow('CHALLENGE_EXPIRED');

    const again = await firstStep(owner);
    await ask(contracts.checkPasskey, { challenge: again.challenge, accountId: owner.id, assertion: owner.key.assert(again) });
    const [, , third = ''] = owner.codes;
    await expect(takeWith(again, owner.id, third)).rejects.toThrow('CHALLENGE_EXPIRED');
    const late = await firstStep(owner);
    laterBy(contracts.SERVER_LIMITS.passkeyChallengeMs);
    await expect(takeWith(late, owner.id, third)).rejects.toThrow('CHALLENGE_EXPIRED');
    expect((await take(owner, third)).recoveryCodesLeft).toBe(8);
  });
});
