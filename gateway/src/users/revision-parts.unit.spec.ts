import { describe, expect, it } from '@jest/globals';
import { AccountEdit, type AdminRevision, PERSON_FIELDS, updateUser } from '@pusula/contracts';
import { partsOf } from './revision-parts.ts';

const id = '01k00000000000000000000000';
const revised = (user: object): AdminRevision => updateUser.input.parse({ user: { id, ...user } }).user;

describe('the parts of a revision', () => {
  it('are empty when nothing is revised: id, versions, language and country change nobody', () => {
    expect(partsOf(revised({ version: 3, accountVersion: 4, language: 'en', country: 'TR' }))).toEqual({ account: {}, person: {} });
  });

  it('are the account’s address, role and status, and everything else the person’s', () => {
    const account = { email: 'ayse@example.test', userType: 'coach', status: 'disabled' } as const;
    const person = { firstName: 'Ayşe', middleName: '', city: 'İzmir', phone: '', imageFileName: '', website: '' } as const;
    expect(partsOf(revised({ ...account, ...person }))).toEqual({ account, person });
  });

  it('name headline and bio after the language that they are in, Turkish by default', () => {
    expect(partsOf(revised({ headline: 'Koç' })).person).toEqual({ headlineTr: 'Koç' });
    expect(partsOf(revised({ headline: 'Coach', bio: '', language: 'en' })).person).toEqual({ headlineEn: 'Coach', bioEn: '' });
  });

  it('take both languages from `texts`, also where `headline` says something else', () => {
    const texts = { tr: { headline: 'Koç', bio: 'Çalışırım.' }, en: { headline: 'Coach', bio: 'I work.' } };
    const both = { headlineTr: 'Koç', bioTr: 'Çalışırım.', headlineEn: 'Coach', bioEn: 'I work.' };
    expect(partsOf(revised({ texts, headline: 'Başka' })).person).toEqual(both);
    expect(partsOf(revised({ texts: { en: texts.en }, bio: 'Türkçe' })).person).toEqual({
      headlineEn: 'Coach',
      bioEn: 'I work.',
      bioTr: 'Türkçe',
    });
  });

  it('spell linkedin as its owner does', () => {
    expect(partsOf(revised({ linkedin: 'https://www.linkedin.com/in/ayse' })).person).toEqual({
      linkedIn: 'https://www.linkedin.com/in/ayse',
    });
  });

  it('lose no field: each of the form arrives with one owner', () => {
    const form = Object.keys(updateUser.input.shape.user.shape).filter(
      (field) => !['id', 'version', 'accountVersion', 'country', 'language', 'texts', 'headline', 'bio', 'linkedin'].includes(field),
    );
    const owned: readonly string[] = [...PERSON_FIELDS, ...Object.keys(AccountEdit.shape)];
    expect(form.filter((field) => !owned.includes(field))).toEqual([]);
  });
});
