import { describe, expect, it } from '@jest/globals';
import { conceptsOfTexts } from './find-concepts.ts';
import { CONCEPTS } from './lexicon.ts';

describe('the concept lexicon', () => {
  it('names every concept once', () => {
    const keys = CONCEPTS.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.every((key) => /^[a-z][a-z-]+$/.test(key))).toBe(true);
  });
  it('has wordings in both languages for every concept, none of them empty', () => {
    const bare = CONCEPTS.filter(({ wordings }) =>
      [wordings.tr, wordings.en].some((list) => list.length === 0 || list.some((wording) => wording.trim() === '')),
    );
    expect(bare).toEqual([]);
  });
  it('finds each wording in a text made of it', () => {
    const unfound = CONCEPTS.flatMap(({ key, wordings }) =>
      (['tr', 'en'] as const).flatMap((language) =>
        wordings[language]
          .filter((wording) => !conceptsOfTexts({ tr: [], en: [], [language]: [wording.replaceAll('*', '')] }).includes(key))
          .map((wording) => `${key}: ${wording}`),
      ),
    );
    expect(unfound).toEqual([]);
  });
  it('takes no word with other Turkish letters for a wording, but one without any', () => {
    expect(conceptsOfTexts({ tr: ['yas', 'YASIM', 'yaş', 'YAŞIM'], en: [] }).filter((key) => key === 'grief')).toHaveLength(2);
    expect(conceptsOfTexts({ tr: ['sinav kaygisi'], en: [] })).toContain('exam-anxiety');
  });
  it('needs the words of a wording next to each other', () => {
    expect(conceptsOfTexts({ tr: ['sınav kaygısı'], en: [] })).toContain('exam-anxiety');
    expect(conceptsOfTexts({ tr: ['sınav ve kaygı'], en: [] })).not.toContain('exam-anxiety');
  });
});
