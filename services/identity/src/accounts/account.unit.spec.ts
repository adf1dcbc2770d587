import { describe, expect, it } from '@jest/globals';
import { type Account, accountState, maySignIn, verified, withStatus } from './account.ts';

const account: Account = {
  id: '01jd0000000000000000000000',
  email: 'a@example.com',
  passwordHash: 'secret',
  givenName: 'Ayşe',
  familyName: 'Yılmaz',
  userType: 'member',
  status: 'enabled',
  isVerified: false,
  language: 'tr',
  wasVerified: false,
  isOwnerKnown: false,
  hasPasskey: false,
  adminSince: null,
  version: 3,
  createdAt: new Date(0),
};

describe('an account', () => {
  it('tells others neither its hash nor anything that is not theirs', () => {
    expect(Object.keys(accountState(account))).toEqual(['id', 'email', 'userType', 'status', 'isVerified', 'language']);
  });

  it('tells of a second factor, and since when somebody is an admin, where there is something to tell', () => {
    const admin = { ...account, userType: 'admin' as const, hasPasskey: true, adminSince: new Date(0) };
    expect(accountState(admin)).toMatchObject({ hasPasskey: true, adminSince: '1970-01-01T00:00:00.000Z' });
  });

  it('counts every change of its status and none that changes nothing', () => {
    expect(withStatus(account, 'disabled')).toMatchObject({ status: 'disabled', version: 4 });
    expect(withStatus(account, 'enabled')).toBe(account);
  });

  it('is verified once', () => {
    const once = verified(account);
    expect([once.isVerified, once.version, verified(once) === once]).toEqual([true, 4, true]);
  });

  it('may sign in when enabled, verified or not', () => {
    expect((['enabled', 'disabled', 'deleted'] as const).map((status) => maySignIn({ ...account, status }))).toEqual([true, false, false]);
  });
});
