import { describe, expect, it } from '@jest/globals';
import { byLanguage } from '@pusula/contracts';
import { auditTexts, retiredWordsIn } from '@pusula/frontend-kit/testing';
import { texts } from './texts.ts';

describe('the texts of the public pages', () => {
  it('are there in both languages, all used, and none is written into a screen', () => {
    expect(auditTexts(import.meta.dirname, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
  });

  it('call each thing by one word, on the legal pages, too', () => {
    expect(retiredWordsIn(texts)).toEqual([]);
    expect(retiredWordsIn({ legal: byLanguage((language) => require(`./legal/texts.${language}.json`)) })).toEqual([]);
  });
});
