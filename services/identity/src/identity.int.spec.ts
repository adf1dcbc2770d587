import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually } from '@pusula/service-kit/testing';
import { anAccount, gateway, type IdentityUnderTest, ids, PASSWORD, startIdentity } from './identity.testing.ts';
import { createPasswords, PASSWORD_COST } from './passwords/passwords.ts';
import type { IdentityService, ImportedAccount } from './service.ts';

let under: IdentityUnderTest;
let identity: IdentityUnderTest['test'];
let service: IdentityService;
let changes: IdentityUnderTest['changes'];
let welcomes: IdentityUnderTest['welcomes'];

beforeAll(async () => {
  under = await startIdentity();
  ({ test: identity, service, changes, welcomes } = under);
});
afterAll(() => under?.stop());

const imported = (more?: Partial<ImportedAccount>) => under.imported(more);
const verify = (email: string, password: string) => identity.callAs(gateway)(contracts.verifyCredentials, { email, password });
const accountVersion = (id: string, version: number) =>
  eventually(() => {
    const message = changes.about(id);
    if (message?.data.version !== version) throw new Error(`version ${version} has not arrived`);
    return message.data;
  });

describe('credentials', () => {
  it('that are right answer the account and nothing more', async () => {
    const { passwordHash: _hash, person: _person, ...account } = await imported();
    expect((await verify(account.email.toUpperCase(), PASSWORD)).account).toEqual(account);
  });

  it.each([
    ['a wrong password', PASSWORD.toLowerCase()],
    ['an empty password', ''],
  ])('with %s are refused', async (_, password) => {
    await expect(verify((await imported()).email, password)).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it('S7: of a known and of an unknown address are refused with the same answer', async () => {
    const { email } = await imported();
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map(async (address) => {
        const body = JSON.stringify({ email: address, password: 'wrong' });
        const init = { headers: { 'content-type': 'application/json' }, body };
        const { status, body: reply } = await identity.send(gateway, 'POST', `/api${contracts.verifyCredentials.path}`, init);
        return { status, ...reply, requestId: '' };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 401, errorMessage: 'INVALID_CREDENTIALS' });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('of somebody without a password are refused, whatever the password', async () => {
    const { email } = await imported({ passwordHash: null });
    await expect(verify(email, '')).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it.each(['disabled', 'deleted'] as const)('tell that an account is %s only to somebody who knows its password', async (status) => {
    const { email } = await imported({ status });
    await expect(verify(email, PASSWORD)).rejects.toThrow('ACCOUNT_DISABLED');
    await expect(verify(email, 'wrong')).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it('S8: renew a hash that was made with less work, once the password is known', async () => {
    const weak = await createPasswords({ ...PASSWORD_COST, memoryCost: 8 * 1024 }).hash(PASSWORD);
    const { id, email } = await imported({ passwordHash: weak });
    await verify(email, PASSWORD);
    const [row] = await identity.running.db.manager.query('select password_hash as hash, version from account where id = $1', [id]);
    expect([row.hash, row.version]).toEqual([expect.stringContaining('m=19456,t=2,p=1'), 1]);
    await expect(verify(email, PASSWORD)).resolves.toBeDefined();
  });
});

describe('an address', () => {
  it('is known however it is spelled', async () => {
    const { email } = await imported();
    await expect(identity.callAs(aPublic)(contracts.isUserExist, { email: ` ${email.toUpperCase()} ` })).resolves.toEqual({});
  });

  it('that is free answers USER_NOT_FOUND', async () => {
    await expect(identity.callAs(aPublic)(contracts.isUserExist, { email: 'nobody@example.com' })).rejects.toThrow('USER_NOT_FOUND');
  });
});

describe('an import', () => {
  it('done twice is done once, and an address is not given to two accounts', async () => {
    const [one, same] = [anAccount(null), anAccount(null)];
    expect([await service.importAccounts([one]), await service.importAccounts([one, { ...same, email: one.email }])]).toEqual([1, 0]);
  });

  it('announces the account with what the person said of themself', async () => {
    const account = await imported();
    const { passwordHash: _hash, person, ...state } = account;
    expect(await accountVersion(account.id, 1)).toEqual({ id: account.id, version: 1, account: state, person });
  });

  it('welcomes those who are to be welcomed', async () => {
    const [welcomed, other] = [await imported({ welcome: true, language: 'en' }), await imported()];
    await eventually(() =>
      expect(welcomes.about(welcomed.id)?.data).toEqual({
        id: welcomed.id,
        email: welcomed.email,
        firstName: 'Ayşe',
        lastName: 'Yılmaz',
        language: 'en',
        userType: 'member',
      }),
    );
    expect(welcomes.about(other.id)).toBeUndefined();
  });

  it('of more than a batch leaves nobody out', async () => {
    expect(await service.importAccounts(Array.from({ length: 1_200 }, () => anAccount(null)))).toBe(1_200);
  });
});

describe('status and verification', () => {
  it('announce every change once, with the next version', async () => {
    const { id } = await imported();
    await service.setStatus(id, 'disabled');
    await service.setStatus(id, 'disabled');
    expect(await accountVersion(id, 2)).toMatchObject({ version: 2, account: { status: 'disabled' }, person: null });
  });

  it('lose no change when several come at once', async () => {
    const { id } = await imported({ isVerified: false });
    await Promise.all([service.setStatus(id, 'disabled'), service.setVerified(id)]);
    expect(await accountVersion(id, 3)).toMatchObject({ account: { status: 'disabled', isVerified: true } });
  });

  it('welcome an account when it is verified, and only then', async () => {
    const { id } = await imported({ isVerified: false });
    await service.setVerified(id);
    await service.setVerified(id);
    await eventually(() => expect(welcomes.about(id)?.data.id).toBe(id));
    expect(welcomes.all().filter(({ subject }) => subject === id)).toHaveLength(1);
  });

  it('of nobody answer USER_NOT_FOUND', async () => {
    await expect(service.setStatus(ids.next(), 'disabled')).rejects.toThrow('USER_NOT_FOUND');
  });
});
