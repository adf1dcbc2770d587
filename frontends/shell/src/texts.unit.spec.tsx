import { expect, it } from '@jest/globals';
import { auditTexts, retiredWordsIn } from '@pusula/frontend-kit/testing';
import en from './texts.en.json';
import tr from './texts.tr.json';

it('has every text in both languages, uses every text, and writes none into a screen', () => {
  expect(auditTexts(__dirname, { shell: { tr, en } })).toEqual({ untranslated: [], unused: [], hardCoded: [] });
});

it('calls each thing by one word', () => {
  expect(retiredWordsIn({ shell: { tr, en } })).toEqual([]);
});
