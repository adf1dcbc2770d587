import { describe, expect, it } from '@jest/globals';
import { updateCoachingProfile } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import { wireInput } from '@pusula/frontend-kit/testing';
import { coach } from './coach.testing.ts';
import { coachingForm, coachingSchema } from './coaching-form.ts';
import { previewCoach } from './preview-coach.ts';

const fields = coachingForm.fieldsOf(coach());
const problemsOf = (values: object, saved = coach().texts) => {
  const { error } = coachingSchema(saved, 'tr').safeParse({ ...fields, ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};
const ROUTE = 'POST /user/update-coaching-profile';
const inputOf = (values: object) => coachingForm.callOf({ ...fields, ...values }, coach()).input as InputOf<typeof ROUTE>;

describe('the coaching form', () => {
  it('is content with one language, and wants both texts of each that is begun', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ headlineEn: 'A companion' })).toEqual({ bioEn: 'coaching:errors.bio' });
    expect(problemsOf({ headlineEn: 'A companion', bioEn: 'x'.repeat(4_001) })).toEqual({ bioEn: 'coaching:errors.bioLong' });
  });

  it('wants a text in some language, and keeps one that visitors read already', () => {
    expect(problemsOf({ headlineTr: '', bioTr: '' }, {})).toEqual({ headlineTr: 'coaching:errors.headline', bioTr: 'coaching:errors.bio' });
    expect(problemsOf({ headlineTr: ' ', bioTr: '', headlineEn: 'A', bioEn: 'B' })).toMatchObject({
      headlineTr: 'coaching:errors.headline',
    });
  });

  it('asks a coach who has written nothing yet for the language of the page only', () => {
    const nothing = { headline: '', bio: '' };
    expect(Object.keys(problemsOf({ headlineTr: '', bioTr: '' }, { en: nothing }))).toEqual(['headlineTr', 'bioTr']);
  });

  it('names problems of texts and of other fields at once', () => {
    expect(problemsOf({ headlineTr: '', categories: [], website: 'x y', yearsOfPractice: 'sekiz' })).toEqual({
      headlineTr: 'coaching:errors.headline',
      categories: 'coaching:errors.categories',
      website: 'fields:errors.links.website',
      yearsOfPractice: 'fields:practice.yearsOfPractice.invalid',
    });
  });

  it.each(['', '0', '80', ' 8 '])('takes “%s” for years', (yearsOfPractice) => expect(problemsOf({ yearsOfPractice })).toEqual({}));
  it.each(['81', '-1', '1.5', '1e1'])('does not take “%s” for years', (yearsOfPractice) =>
    expect(problemsOf({ yearsOfPractice })).toHaveProperty('yearsOfPractice'),
  );

  it('saves every language that something is written in with one call', () => {
    const tr = { headline: fields.headlineTr, bio: 'Yeni.' };
    expect(inputOf({ bioTr: ' Yeni. ' }).texts).toEqual({ tr });
    expect(inputOf({ bioTr: 'Yeni.', headlineEn: 'H', bioEn: 'B' }).texts).toEqual({ tr, en: { headline: 'H', bio: 'B' } });
    expect(inputOf({ website: 'baska.example', showsPhone: true, yearsOfPractice: '' })).toMatchObject({
      website: 'https://baska.example',
      showsPhone: true,
      yearsOfPractice: null,
    });
  });

  it('sends what the contract takes', () => {
    expect(updateCoachingProfile.input.safeParse(wireInput(ROUTE, inputOf({ headlineEn: 'H', bioEn: 'B' }))).error).toBeUndefined();
  });
});

describe('the preview', () => {
  const shown = (values: object, language: 'tr' | 'en') => previewCoach(coach(), { ...fields, ...values }, [], language);

  it('shows each language its own text, and the other where there is none', () => {
    expect(shown({}, 'en')).toMatchObject({ textLanguage: 'tr', headline: fields.headlineTr });
    expect(shown({ headlineEn: 'A companion', bioEn: 'B' }, 'en')).toMatchObject({ textLanguage: 'en', headline: 'A companion' });
  });

  it('shows what is ticked before it is saved', () => {
    expect(shown({ offersFreeFirstSession: true }, 'tr').offersFreeFirstSession).toBe(true);
  });

  it('shows the phone only with consent, with its code', () => {
    expect(shown({}, 'tr').phone).toBeNull();
    expect(shown({ showsPhone: true }, 'tr').phone).toBe('+905321234567');
  });
});
