import { expect, it } from '@jest/globals';
import { coachProfileTexts } from './coach/texts.ts';
import en from './i18n/texts.en.json';
import tr from './i18n/texts.tr.json';
import { auditTexts } from './testing/audit-texts.ts';

it('has every text in both languages, uses every text, and writes none into a screen', () => {
  expect(auditTexts(__dirname, { kit: { tr: { ui: tr.ui }, en: { ui: en.ui } }, ...coachProfileTexts })).toEqual({
    untranslated: [],
    unused: [],
    hardCoded: [],
  });
});
