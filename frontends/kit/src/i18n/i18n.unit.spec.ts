import { expect, it } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import { addTexts, createI18n } from './i18n.ts';

it('a text may name a limit', () => {
  const i18n = createI18n('/tr');
  addTexts(i18n, {
    form: { tr: { long: 'En çok {{limits.headlineLength}} karakter.' }, en: { long: 'Up to {{limits.headlineLength}} characters.' } },
  });
  expect(i18n.t('long', { ns: 'form', lng: 'tr' })).toBe(`En çok ${LIMITS.headlineLength} karakter.`);
});
