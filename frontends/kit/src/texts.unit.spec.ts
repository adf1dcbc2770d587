import { expect, it } from '@jest/globals';
import { byLanguage } from '@pusula/contracts';
import { coachProfileTexts } from './coach/texts.ts';
import { editingTexts } from './editing/texts.ts';
import { expertiseTexts } from './expertise/texts.ts';
import { fieldTexts } from './fields/texts.ts';
import { kitTexts, type TextTree } from './i18n/i18n.ts';
import { proofTexts } from './proof/texts.ts';
import { auditTexts } from './testing/audit-texts.ts';
import { retiredWordsIn } from './testing/retired-words.ts';

const own = { kit: byLanguage((language) => ({ ui: kitTexts[language].ui })) };
const errors = byLanguage((language): TextTree => require(`./i18n/errors.${language}.json`));
const texts = { ...own, ...coachProfileTexts, ...editingTexts, ...expertiseTexts, ...fieldTexts, ...proofTexts };

it('has every text in both languages, uses every text, and writes none into a screen', () => {
  expect(auditTexts(__dirname, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
});

it('calls each thing by one word', () => {
  expect(retiredWordsIn({ ...texts, kit: kitTexts, errors })).toEqual([]);
});
