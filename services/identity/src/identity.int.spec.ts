import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import {
  aPublic,
  badCalls,
  eventually,
  type Overheard,
  overhear,
  type ServiceUnderTest,
  seededIds,
  startServiceUnderTest,
} from '@pusula/service-kit/testing';
import { createPasswords, PASSWORD_COST } from './passwords/passwords.ts';
import { createIdentityService, type IdentityService, type ImportedAccount, schema } from './service.ts';

const ids = seededIds(3);
const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
const PASSWORD = 'Deneme1!';
let identity: ServiceUnderTest;
let service: IdentityService;
let changes: Overheard<typeof contracts.accountChanged>;
let welcomes: Overheard<typeof contracts.accountWelcomed>;
let passwordHash: string;

beforeAll(async () => {
  identity = await startServiceUnderTest({
    name: 'identity',
    schema,
    create: (parts) => {
      service = createIdentityService(parts);
      return service;
    },
  });
  changes = await overhear(identity, contracts.accountChanged);
  welcomes = await overhear(identity, contracts.accountWelcomed);
  passwordHash = await service.hashPassword(PASSWORD);
});
afterAll(() => identity?.stop());

const anAccount = (more: Partial<ImportedAccount> = {}): ImportedAccount => {
  const id = ids.next();
  return {
    id,
    email: `${id}@example.com`,
    userType: 'member',
    status: 'enabled',
    isVerified: true,
    language: 'tr',
    passwordHash,
    person: {
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      middleName: '',
      username: 'ayse',
      gender: 'Female',
      birthday: '1990-01-02',
      city: 'İzmir',
      country: 'TR',
      phone: '+905321234567',
      imageFileName: '',
    },
    ...more,
  };
};
const imported = async (more: Partial<ImportedAccount> = {}) => {
  const account = anAccount(more);
  await service.importAccounts([account]);
  return account;
};
const verify = (email: string, password: string) => identity.callAs(gateway)(contracts.verifyCredentials, { email, password });
const heard = (id: string, version: number) =>
  eventually(() => {
    const message = changes.about(id);
    if (message?.data.version !== version) throw new Error(`version ${version} has not been heard`);
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

  it('of somebody without a password are refused, whatever the password', async () => {
    const { email } = await imported({ passwordHash: null });
    await expect(verify(email, '')).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it.each(['disabled', 'deleted'] as const)('tell that an account is %s only to somebody who knows its password', async (status) => {
    const { email } = await imported({ status });
    await expect(verify(email, PASSWORD)).rejects.toThrow('ACCOUNT_DISABLED');
    await expect(verify(email, 'wrong')).rejects.toThrow('INVALID_CREDENTIALS');
  });

  it('S7: take the same time for a known and an unknown address', async () => {
    const { email } = await imported();
    const time = async (address: string) => {
      const started = performance.now();
      await expect(verify(address, 'wrong')).rejects.toThrow('INVALID_CREDENTIALS');
      return performance.now() - started;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    // Taken in turns, so that a busy moment of the machine meets both.
    for (let round = 0; round < 25; round += 1) {
      known.push(await time(email));
      unknown.push(await time('nobody@example.com'));
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[12] ?? 0;
    expect(median(known) / median(unknown)).toBeGreaterThan(0.7);
    expect(median(known) / median(unknown)).toBeLessThan(1.4);
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
    const [one, same] = [anAccount(), anAccount()];
    expect([await service.importAccounts([one]), await service.importAccounts([one, { ...same, email: one.email }])]).toEqual([1, 0]);
  });

  it('announces the account with what the person said of themself', async () => {
    const account = await imported();
    const { passwordHash: _hash, person, ...state } = account;
    expect(await heard(account.id, 1)).toEqual({ id: account.id, version: 1, account: state, person });
  });

  it('welcomes those who are to be welcomed', async () => {
    const [welcomed, other] = [await imported({ welcome: true, language: 'en' }), await imported()];
    await eventually(() =>
      expect(welcomes.about(welcomed.id)?.data).toEqual({ id: welcomed.id, email: welcomed.email, firstName: 'Ayşe', language: 'en' }),
    );
    expect(welcomes.about(other.id)).toBeUndefined();
  });

  it('of more than a batch leaves nobody out', async () => {
    expect(await service.importAccounts(Array.from({ length: 1_200 }, () => anAccount()))).toBe(1_200);
  });
});

describe('status and verification', () => {
  it('announce every change once, with the next version', async () => {
    const { id } = await imported();
    await service.setStatus(id, 'disabled');
    await service.setStatus(id, 'disabled');
    expect(await heard(id, 2)).toMatchObject({ version: 2, account: { status: 'disabled' }, person: null });
  });

  it('lose no change when several come at once', async () => {
    const { id } = await imported({ isVerified: false });
    await Promise.all([service.setStatus(id, 'disabled'), service.setVerified(id)]);
    expect(await heard(id, 3)).toMatchObject({ account: { status: 'disabled', isVerified: true } });
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

describe('bad calls', () => {
  const table = [
    ...badCalls({ endpoint: contracts.verifyCredentials, caller: gateway, input: { email: 'a@example.com', password: PASSWORD } }),
    ...badCalls({ endpoint: contracts.isUserExist, caller: aPublic, input: { email: 'a@example.com' } }),
  ];
  it.each(table.map((bad) => [`${bad.method} ${bad.path.split('?')[0]} ${bad.why}`, bad] as const))(
    '%s',
    async (_, { caller, method, path, init, codes }) => {
      const { status, body } = await identity.send(caller, method, path, init);
      expect(codes).toContain(body.errorMessage);
      expect(status).toBe(contracts.statusOf(body.errorMessage as contracts.ErrorCode));
    },
  );

  it.each([
    "' or '1'='1",
    'x@example.com\u0000',
    'a@b.c>,evil@d.e',
    '"; drop table account; --@example.com',
    'ğ@exämple.com',
    `${'x'.repeat(250)}@example.com`,
  ])('S12: the address %j is no more than an address', async (email) => {
    const { status } = await identity.send(aPublic, 'POST', '/api/auth/is-user-exist', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect([400, 404]).toContain(status);
  });
});
