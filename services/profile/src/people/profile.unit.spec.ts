import { describe, expect, it } from '@jest/globals';
import type { Certificate, HiddenReason } from '@pusula/contracts';
import type { KnownAccount } from '../accounts/account.ts';
import { type Coach, newCoach } from './coach.ts';
import { newPerson } from './person.ts';
import { hiddenReasons, isPublic } from './profile.ts';

const ID = '01k90000000000000000000000';
const now = new Date('2026-11-01T10:00:00Z');
const account: KnownAccount = {
  id: ID,
  email: 'isil@example.com',
  userType: 'coach',
  status: 'enabled',
  isVerified: true,
  language: 'tr',
  version: 1,
  isErased: false,
};
const certificate: Certificate = {
  id: ID,
  name: 'Koçluk',
  description: 'Sekiz ay',
  issuer: 'Okul',
  credentialId: 'K-1',
  issueDate: '2020-01-02',
  expiryDate: null,
};
const complete: Coach = {
  ...newCoach(ID, now),
  texts: { tr: { headline: 'Sakin adımlar', bio: 'Dinlerim.' } },
  categoryIds: [ID],
  certificates: [certificate],
};
const person = newPerson(
  ID,
  {
    firstName: 'Işıl',
    lastName: 'Çağ',
    middleName: '',
    username: '',
    gender: 'Female',
    birthday: '1985-06-07',
    city: 'İzmir',
    country: 'TR',
    phone: '',
    imageFileName: '',
    coaching: null,
  },
  now,
);

const whole = { headline: 'Calm steps', bio: 'I listen.' };

describe('a coach', () => {
  it('with a text, a category and a certificate is public; pictures, links and a second language are not asked for', () => {
    expect(hiddenReasons(account, complete)).toEqual([]);
    expect(isPublic({ account, person, coach: complete })).toBe(true);
  });

  it('who has not begun is not', () => {
    expect(isPublic({ account, person, coach: null })).toBe(false);
    expect(hiddenReasons(account, newCoach(ID, now))).toEqual(['headline', 'bio', 'categories', 'certificates']);
  });

  it.each<[HiddenReason[], Partial<Coach>]>([
    [['categories'], { categoryIds: [] }],
    [['certificates'], { certificates: [] }],
    [['headline'], { texts: { tr: { headline: '', bio: 'Dinlerim.' } } }],
    [['bio'], { texts: { tr: { headline: 'Sakin adımlar', bio: '' } } }],
    [['bio'], { texts: { tr: { headline: 'Sakin adımlar', bio: '' }, en: { headline: '', bio: 'I listen.' } } }],
    [[], { texts: { tr: { headline: 'Sakin adımlar', bio: '' }, en: whole } }],
  ])('lacks %j', (reasons, more) => {
    expect(hiddenReasons(account, { ...complete, ...more })).toEqual(reasons);
    expect(isPublic({ account, person, coach: { ...complete, ...more } })).toBe(reasons.length === 0);
  });

  it.each<[HiddenReason, Partial<KnownAccount>]>([
    ['notCoach', { userType: 'admin' }],
    ['notEnabled', { status: 'disabled' }],
    ['notVerified', { isVerified: false }],
  ])('however complete is kept back by the account: %s', (reason, more) => {
    expect(hiddenReasons({ ...account, ...more }, complete)).toEqual([reason]);
    expect(hiddenReasons({ ...account, ...more }, { ...complete, categoryIds: [] })).toEqual([reason, 'categories']);
  });
});
