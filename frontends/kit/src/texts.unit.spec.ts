import { expect, it } from '@jest/globals';
import { coachProfileTexts } from './coach/texts.ts';
import { editingTexts } from './editing/texts.ts';
import { expertiseTexts } from './expertise/texts.ts';
import { fieldTexts } from './fields/texts.ts';
import errorsEn from './i18n/errors.en.json';
import errorsTr from './i18n/errors.tr.json';
import en from './i18n/texts.en.json';
import tr from './i18n/texts.tr.json';
import { proofTexts } from './proof/texts.ts';
import { auditTexts } from './testing/audit-texts.ts';
import { retiredWordsIn } from './testing/retired-words.ts';

const own = { kit: { tr: { ui: tr.ui }, en: { ui: en.ui } } };
const texts = { ...own, ...coachProfileTexts, ...editingTexts, ...expertiseTexts, ...fieldTexts, ...proofTexts };

it('has every text in both languages, uses every text, and writes none into a screen', () => {
  expect(auditTexts(__dirname, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
});

it('calls each thing by one word', () => {
  expect(retiredWordsIn({ ...texts, kit: { tr, en }, errors: { tr: errorsTr, en: errorsEn } })).toEqual([]);
});
