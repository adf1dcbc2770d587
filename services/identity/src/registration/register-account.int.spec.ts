import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { aNewUser, eventAbout, gateway, type IdentityUnderTest, ids, NEW_PASSWORD, startIdentity } from '../identity.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const LINKS = {
  linkedIn: 'https://www.linkedin.com/in/ayse',
  website: 'https://ayse.example',
  instagram: 'https://instagram.com/ayse',
  facebook: 'https://facebook.com/ayse',
};
const CERTIFICATE = {
  name: 'Koçluk',
  description: 'Temel eğitim',
  issuer: 'Bir okul',
  credentialId: 'A-1',
  issueDate: '2020-05-05',
  expiryDate: null,
};
const accountsOf = (email: string) => identity.query('select id from account where email = $1', [email]);

describe('a registration', () => {
  it('starts an account that has yet to prove its address, and has the link mailed', async () => {
    const user = aNewUser();
    const { account, version } = await identity.register(user, { language: 'en' });
    expect([account, version]).toEqual([
      { id: expect.any(String), email: user.email, userType: 'member', status: 'enabled', isVerified: false, language: 'en' },
      1,
    ]);
    expect(await eventAbout(identity.links, account.id)).toMatchObject({
      email: user.email,
      firstName: 'Ayşe',
      language: 'en',
      purpose: 'activation',
    });
    expect(identity.welcomes.about(account.id)).toBeUndefined();
    const { account: signedIn } = await identity.ask(contracts.verifyCredentials, { email: user.email, password: NEW_PASSWORD });
    expect(signedIn).toEqual(account);
  });

  it('announces what the person said of themself, with the whole phone number', async () => {
    const { account } = await identity.register({ middleName: 'Su', username: 'aysu', imageFileName: 'abc.jpg' });
    expect(await eventAbout(identity.changes, account.id)).toEqual({
      id: account.id,
      version: 1,
      account,
      person: {
        firstName: 'Ayşe',
        middleName: 'Su',
        lastName: 'Yılmaz',
        username: 'aysu',
        gender: 'Female',
        birthday: '1990-01-02',
        city: 'İzmir',
        country: 'TR',
        phone: '+905321234567',
        imageFileName: 'abc.jpg',
        coaching: null,
      },
    });
  });

  it('of a coach carries the coaching steps as far as they got', async () => {
    const categories = [ids.next()];
    const steps = { headline: 'Yön bulmak', bio: 'Birlikte yürürüz.', textLanguage: 'tr' as const, ...LINKS, categories };
    const whole = await identity.register({ userType: 'coach', ...steps, certificates: [CERTIFICATE] });
    const later = await identity.register({ userType: 'coach' });
    expect((await eventAbout(identity.changes, whole.account.id)).person?.coaching).toEqual({ ...steps, certificates: [CERTIFICATE] });
    expect((await eventAbout(identity.changes, later.account.id)).person?.coaching).toEqual({ certificates: [] });
    expect(whole.account.userType).toBe('coach');
  });

  it('of a member carries no coaching, whatever was typed', async () => {
    const { account } = await identity.register({ userType: 'member', headline: 'Yön bulmak' });
    expect((await eventAbout(identity.changes, account.id)).person?.coaching).toBeNull();
  });

  it.each([
    ['without a password', { password: undefined }, 'INVALID_REGISTER_PROCESS'],
    ['born tomorrow', { birthday: '2999-01-01' }, 'VALIDATION_FAILED'],
    ['born two centuries ago', { birthday: '1826-01-01' }, 'VALIDATION_FAILED'],
    ['as an admin', { userType: 'admin' }, 'INVALID_USER_TYPE'],
    ['that agrees to no terms', { agreedToTerms: false }, 'VALIDATION_FAILED'],
    ['with a phone code of letters', { phoneCode: 'TR' }, 'VALIDATION_FAILED'],
    ['with a country elsewhere', { country: 'DE' }, 'INVALID_COUNTRY_ID'],
    ['of a coach who names no category', { userType: 'coach', categories: [] }, 'EMPTY_CATEGORIES'],
    ['with a certificate without a name', { certificates: [{ ...CERTIFICATE, name: ' ' }] }, 'INVALID_CERTIFICATE_NAME'],
    [
      'with a certificate without a description',
      { certificates: [{ ...CERTIFICATE, description: '' }] },
      'INVALID_CERTIFICATE_DESCRIPTION',
    ],
    ['with a certificate of nobody', { certificates: [{ ...CERTIFICATE, issuer: '' }] }, 'INVALID_CERTIFICATE_ISSUER'],
    ['with a certificate without a credential id', { certificates: [{ ...CERTIFICATE, credentialId: '' }] }, 'INVALID_CERTIFICATE_ID'],
    ['with a certificate of no day', { certificates: [{ ...CERTIFICATE, issueDate: '2020-02-30' }] }, 'INVALID_CERTIFICATE_DATE'],
    ['with a certificate that ends on no day', { certificates: [{ ...CERTIFICATE, expiryDate: 'x' }] }, 'INVALID_CERTIFICATE_EXPIRY_DATE'],
  ] as const)('%s is refused', async (_why, more, code) => {
    const user = aNewUser(more as object);
    await expect(identity.register(user)).rejects.toThrow(code);
    expect(await accountsOf(user.email)).toEqual([]);
  });

  it('by a way that there is not is refused', async () => {
    await expect(identity.register({}, { authenticationType: 'Twitter' as 'Google' })).rejects.toThrow('INVALID_AUTHENTICATION_TYPE');
  });

  it('through a provider needs the provider’s token, and the provider', async () => {
    await expect(identity.register({}, { authenticationType: 'Google' })).rejects.toThrow('INVALID_REGISTER_PROCESS');
    await expect(identity.register({}, { authenticationType: 'Google', token: 'a' })).rejects.toThrow('PROVIDER_NOT_CONFIGURED');
  });
});

describe('an address that is taken', () => {
  it('is refused, and its owner is notified once an hour', async () => {
    const { id, email } = await identity.imported({ language: 'en' });
    const noticed = () => identity.notices.all().filter(({ subject }) => subject === id);
    await expect(identity.register({ email: email.toUpperCase() })).rejects.toThrow('USER_ALREADY_EXIST');
    await expect(identity.register({ email })).rejects.toThrow('USER_ALREADY_EXIST');
    await eventually(() => expect(noticed()).toHaveLength(1));
    expect(noticed()[0]?.data).toMatchObject({ notice: 'registration-attempted', email, firstName: 'Ayşe', language: 'en' });
    identity.test.clock.advance(60 * 60_000);
    await expect(identity.register({ email })).rejects.toThrow('USER_ALREADY_EXIST');
    await eventually(() => expect(noticed()).toHaveLength(2));
  });

  it.each(['disabled', 'deleted'] as const)('by a %s account is refused without a mail', async (status) => {
    const { id, email } = await identity.imported({ status });
    await expect(identity.register({ email })).rejects.toThrow('USER_ALREADY_EXIST');
    const { account } = await identity.register();
    await eventAbout(identity.links, account.id);
    expect(identity.notices.about(id)).toBeUndefined();
  });

  it('is won by one of many who register it at once, and only that one is announced', async () => {
    const { email } = aNewUser();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => identity.register({ email })));
    const won = outcomes.filter(({ status }) => status === 'fulfilled');
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect([won.length, new Set(codes)]).toEqual([1, new Set(['USER_ALREADY_EXIST'])]);
    const [row] = await accountsOf(email);
    await eventAbout(identity.links, String(row?.id));
    expect(identity.changes.all().filter(({ data }) => data.account.email === email)).toHaveLength(1);
  });
});

describe('S6: what nobody may say of themself', () => {
  const more = { status: 'disabled', isVerified: true, isDeleted: true, id: '01k00000000000000000000000', version: 99, role: 'admin' };

  it('changes nothing in a registration', async () => {
    const { account, version } = await identity.register({ ...more, passwordHash: 'x' } as object, more as object);
    expect([account.status, account.isVerified, account.userType, version]).toEqual(['enabled', false, 'member', 1]);
    expect(account.id).not.toBe(more.id);
    const { person } = await eventAbout(identity.changes, account.id);
    expect(new Set(Object.keys(person ?? {}))).toEqual(new Set(Object.keys(contracts.NewPerson.shape)));
  });

  it('cannot be smuggled in by a prototype', async () => {
    const user = aNewUser();
    const body = JSON.stringify({ authenticationType: 'Basic', language: 'tr', user }).replace(
      '"firstName"',
      '"__proto__":{"userType":"admin","isVerified":true},"firstName"',
    );
    const headers = { 'content-type': 'application/json' };
    const { body: reply } = await identity.test.send(gateway, 'POST', '/api/internal/register-account', { headers, body });
    expect(reply).toMatchObject({ success: true, account: { userType: 'member', isVerified: false } });
  });
});

describe('S8: a new password', () => {
  it.each([
    ['kısa', ['length', 'number', 'uppercase', 'special']],
    ['uzunamakolay1', ['uppercase', 'special']],
    ['P@ssw0rd1!', ['common']],
    ['Qwerty123!', ['common']],
    ['Şifre123!', ['common']],
    ['Galatasaray1905!', ['common']],
    ['Istanbul34!', ['common']],
    ['Summer2026!', ['common']],
    ['Aaaaaaa1!', ['common']],
  ])('like %s is refused with its reasons', async (password, problems) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ authenticationType: 'Basic', language: 'tr', user: aNewUser({ password }) });
    const { status, body: reply } = await identity.test.send(gateway, 'POST', '/api/internal/register-account', { headers, body });
    expect([status, reply]).toMatchObject([
      422,
      { errorMessage: 'WEAK_PASSWORD', details: problems.map((problem) => ({ path: 'user.password', problem })) },
    ]);
  });

  it('made of the own name or address is refused', async () => {
    await expect(identity.register({ firstName: 'Mihrişah', password: 'Mihrisah1!' })).rejects.toThrow('WEAK_PASSWORD');
    await expect(identity.register({ email: 'yelkovankusu@example.com', password: 'Yelkovankusu1!' })).rejects.toThrow('WEAK_PASSWORD');
  });

  it('of 128 characters is taken, and one more is too long', async () => {
    const password = `Aa1!${'kuş-uçar '.repeat(20)}`.slice(0, 128);
    const { account } = await identity.register({ password });
    await expect(identity.ask(contracts.verifyCredentials, { email: account.email, password })).resolves.toBeDefined();
    await expect(identity.register({ password: `${password}x` })).rejects.toThrow('VALIDATION_FAILED');
  });
});
