import { expect, it } from '@jest/globals';
import { auditTexts, retiredWordsIn } from '@pusula/frontend-kit/testing';
import { texts } from './texts.ts';

it('has every text in both languages, uses every text, and writes none into a screen', () => {
  expect(auditTexts(__dirname, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
});

it('calls each thing by one word', () => {
  expect(retiredWordsIn(texts)).toEqual([]);
});
