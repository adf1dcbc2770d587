import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { heardOf, type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.fixture.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const kept = ids.next();
const replace = (id: string, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  identity.ask(contracts.replacePassword, { id, currentPassword, newPassword, keptSessionId: kept });
const verify = (email: string, password: string) => identity.ask(contracts.verifyCredentials, { email, password });

describe('a password', () => {
  it('is replaced by somebody who knows it; other sessions end and the owner hears of it', async () => {
    const { id, email } = await identity.imported();
    expect(await replace(id)).toMatchObject({ account: { id }, version: 1 });
    await expect(verify(email, NEW_PASSWORD)).resolves.toBeDefined();
    await expect(verify(email, PASSWORD)).rejects.toThrow('INVALID_CREDENTIALS');
    expect(await heardOf(identity.endings, id)).toEqual({ id, openedBefore: identity.test.clock.now().toISOString(), keptSessionId: kept });
    expect((await heardOf(identity.notices, id)).notice).toBe('password-changed');
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
});
