import { afterEach, describe, expect, it } from '@jest/globals';
import { config } from '@pusula/frontend-kit/config';
import { personalSchema, phoneSchema } from '@pusula/frontend-kit/fields';
import type { z } from 'zod';
import { coachDraft, memberDraft } from './draft.testing.ts';
import { emailSchema } from './email-rules.ts';
import { agreementSchema, coachingSchema, expertiseSchema } from './sign-up.schema.ts';

afterEach(() => void Object.assign(config, { coachLinksRequired: true }));

const problemsOf = (schema: z.ZodType, answers: unknown): Record<string, string> => {
  const { error } = schema.safeParse(answers);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the schema', () => {
  it('are content with everything told', () => {
    const draft = coachDraft();
    for (const schema of [emailSchema, personalSchema, phoneSchema, coachingSchema, expertiseSchema])
      expect(problemsOf(schema, draft)).toEqual({});
  });

  it('name each field that is left empty', () => {
    const empty = { firstName: '', middleName: '', lastName: ' ', username: '', gender: '', birthday: '', city: '' };
    expect(problemsOf(personalSchema, empty)).toEqual({
      firstName: 'fields:errors.firstName',
      lastName: 'fields:errors.lastName',
      gender: 'fields:errors.gender',
      birthday: 'fields:errors.birthday.missing',
      city: 'fields:errors.city',
    });
  });

  it.each([
    ['a mark of direction', '\u202eevil'],
    ['a NUL', 'Ali\u0000'],
    ['a separator of lines', 'Ali\u2028Veli'],
  ])('say of a name with %s that something in it cannot be seen, not that it is long', (_what, name) => {
    const unseen = 'errors.unseen';
    expect(problemsOf(personalSchema, memberDraft({ firstName: name, middleName: name, lastName: name, username: name }))).toEqual({
      firstName: unseen,
      middleName: unseen,
      lastName: unseen,
      username: unseen,
    });
    expect(problemsOf(personalSchema, memberDraft({ firstName: 'a'.repeat(81) }))).toEqual({ firstName: 'fields:errors.tooLong' });
  });

  it.each(['nilüfer.şen', 'Nil_88-a', '小林'])('take %j for a username', (username) => {
    expect(problemsOf(personalSchema, memberDraft({ username }))).toEqual({});
  });

  it.each(['a b c !', '<b>x</b>', '@nil', 'a'.repeat(81)])('do not take %j for a username', (username) => {
    expect(problemsOf(personalSchema, memberDraft({ username }))).toEqual({ username: 'fields:errors.username' });
  });

  it('tell an address that is missing from one that is none', () => {
    expect(problemsOf(emailSchema, { email: ' ' })).toEqual({ email: 'signUp:errors.email' });
    expect(problemsOf(emailSchema, { email: 'nilufer@' })).toEqual({ email: 'INVALID_EMAIL' });
  });

  it('take a city in any spelling, and only a city', () => {
    expect(problemsOf(personalSchema, memberDraft({ city: 'IZMIR' }))).toEqual({});
    expect(problemsOf(personalSchema, memberDraft({ city: 'Atlantis' }))).toEqual({ city: 'fields:errors.cityUnknown' });
  });

  it('want exactly ten digits and a code', () => {
    expect(problemsOf(phoneSchema, { phoneCode: '', phone: '532123456' })).toEqual({
      phoneCode: 'fields:errors.phoneCode',
      phone: 'fields:errors.phoneLength',
    });
  });

  it('want links at the network’s own address, with or without their beginning', () => {
    expect(problemsOf(coachingSchema, coachDraft({ linkedIn: 'linkedin.com/in/x', website: 'nilufersen.example' }))).toEqual({});
    const wrong = coachDraft({ linkedIn: 'https://evil.example/linkedin', instagram: 'ftp://instagram.com/x', facebook: 'x', website: '' });
    expect(Object.keys(problemsOf(coachingSchema, wrong)).sort()).toEqual(['facebook', 'instagram', 'linkedIn', 'website']);
  });

  it('let links be left out where the operator does, but not be wrong', () => {
    Object.assign(config, { coachLinksRequired: false });
    const some = coachDraft({ website: '', linkedIn: ' ', instagram: '', facebook: 'x' });
    expect(problemsOf(coachingSchema, some)).toEqual({ facebook: 'fields:errors.links.facebook' });
  });

  it('want a category and a certificate', () => {
    expect(problemsOf(expertiseSchema, { categories: [], certificates: [] })).toEqual({
      categories: 'coaching:errors.categories',
      certificates: 'signUp:errors.certificates',
    });
  });

  it('want the terms to be agreed to', () => {
    expect(problemsOf(agreementSchema, { agreedToTerms: false })).toEqual({ agreedToTerms: 'signUp:errors.agreement' });
  });
});
