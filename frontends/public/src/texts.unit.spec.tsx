import { describe, expect, it } from '@jest/globals';
import type { Texts } from '@pusula/frontend-kit/i18n';
import { auditTexts, retiredWordsIn } from '@pusula/frontend-kit/testing';
import legalEn from './legal/texts.en.json';
import legalTr from './legal/texts.tr.json';
import { texts } from './texts.ts';

describe('the texts of the public pages', () => {
  it('are there in both languages, all used, and none is written into a screen', () => {
    expect(auditTexts(import.meta.dirname, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
  });

  it('call each thing by one word, on the legal pages, too', () => {
    expect(retiredWordsIn(texts)).toEqual([]);
    expect(retiredWordsIn({ legal: { tr: legalTr, en: legalEn } as unknown as Texts[string] })).toEqual([]);
  });
});
