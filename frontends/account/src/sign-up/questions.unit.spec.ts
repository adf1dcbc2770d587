import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { coachDraft, memberDraft } from './draft.fixture.ts';
import {
  agreementQuestion,
  coachingQuestions,
  emailQuestion,
  expertiseQuestions,
  passwordQuestion,
  personalQuestions,
  phoneQuestions,
} from './questions.ts';

const problemsOf = (questions: z.ZodType, answers: unknown): Record<string, string> => {
  const { error } = questions.safeParse(answers);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the questions', () => {
  it('are content with everything told', () => {
    const draft = coachDraft();
    for (const questions of [emailQuestion, personalQuestions, phoneQuestions, coachingQuestions, expertiseQuestions])
      expect(problemsOf(questions, draft)).toEqual({});
  });

  it('name each field that is left empty', () => {
    const empty = { firstName: '', middleName: '', lastName: ' ', username: '', gender: '', birthday: '', city: '' };
    expect(problemsOf(personalQuestions, empty)).toEqual({
      firstName: 'signUp:errors.firstName',
      lastName: 'signUp:errors.lastName',
      gender: 'signUp:errors.gender',
      birthday: 'signUp:errors.birthday.missing',
      city: 'signUp:errors.city',
    });
  });

  it('tell an address that is missing from one that is none', () => {
    expect(problemsOf(emailQuestion, { email: ' ' })).toEqual({ email: 'signUp:errors.email' });
    expect(problemsOf(emailQuestion, { email: 'nilufer@' })).toEqual({ email: 'INVALID_EMAIL' });
  });

  it('take a city in any spelling, and only a city', () => {
    expect(problemsOf(personalQuestions, memberDraft({ city: 'IZMIR' }))).toEqual({});
    expect(problemsOf(personalQuestions, memberDraft({ city: 'Atlantis' }))).toEqual({ city: 'signUp:errors.cityUnknown' });
  });

  it('want exactly ten digits and a code', () => {
    expect(problemsOf(phoneQuestions, { phoneCode: '', phone: '532123456' })).toEqual({
      phoneCode: 'signUp:errors.phoneCode',
      phone: 'signUp:errors.phoneLength',
    });
  });

  it('want links at the network’s own address, with or without their beginning', () => {
    expect(problemsOf(coachingQuestions, coachDraft({ linkedIn: 'linkedin.com/in/x', website: 'nilufersen.example' }))).toEqual({});
    const wrong = coachDraft({ linkedIn: 'https://evil.example/linkedin', instagram: 'ftp://instagram.com/x', facebook: 'x', website: '' });
    expect(Object.keys(problemsOf(coachingQuestions, wrong)).sort()).toEqual(['facebook', 'instagram', 'linkedIn', 'website']);
  });

  it('want a category and a certificate', () => {
    expect(problemsOf(expertiseQuestions, { categories: [], certificates: [] })).toEqual({
      categories: 'signUp:errors.categories',
      certificates: 'signUp:errors.certificates',
    });
  });

  it('want the terms to be agreed to', () => {
    expect(problemsOf(agreementQuestion, { agreedToTerms: false })).toEqual({ agreedToTerms: 'signUp:errors.agreement' });
  });
});

describe('a new password', () => {
  const check = (password: string, confirmation = password) => problemsOf(passwordQuestion, { password, confirmation });

  it.each(['Kısa1!', 'yelken!rota42', 'YelkenRota42', 'Yelken!Rota', 'yelkenli'])('%s breaks a rule', (password) => {
    expect(check(password)).toEqual({ password: 'signUp:errors.passwordRules' });
  });

  it('that meets the rules and is repeated is taken', () => {
    expect(check('Yelken!Rota42')).toEqual({});
  });

  it('has to be there, twice, and the same', () => {
    expect(check('', '')).toEqual({ password: 'signUp:errors.password', confirmation: 'signUp:errors.confirmation' });
    expect(check('Yelken!Rota42', 'Yelken!Rota43')).toEqual({ confirmation: 'signUp:errors.confirmationDiffers' });
    expect(check('kisa', 'uzun')).toEqual({
      password: 'signUp:errors.passwordRules',
      confirmation: 'signUp:errors.confirmationDiffers',
    });
  });

  it('has its length', () => {
    expect(check(`Aa1!${'x'.repeat(125)}`)).toEqual({ password: 'signUp:errors.passwordLong' });
  });
});
