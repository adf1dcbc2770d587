import { describe, expect, it } from '@jest/globals';
import { CAREER, CATEGORIES, INTERVIEW, SLEEP } from '../testing/people.ts';
import { namesOf } from './category-names.ts';

const names = namesOf(CATEGORIES, [
  { id: SLEEP, names: ['uykusuzluk', 'yas', 'kaş'] },
  { id: INTERVIEW, names: ['iş görüşmesi', 'görüşme'] },
  { id: CAREER, names: ['İŞ HAYATI', 'networking', 'back to work', 'sahneden iniş'] },
  { id: 'gone', names: ['sahipsiz'] },
]);
const named = (text: string) => names(text).map(({ categoryId, share }) => [categoryId, Math.round(100 * share)]);

describe('names of categories', () => {
  it.each([
    ['Mülakat hazırlığı', [[INTERVIEW, 100]]],
    ['interview preparation', [[INTERVIEW, 100]]],
    ['İŞ GÖRÜŞMESİ', [[INTERVIEW, 100]]],
    ['iş hayatı koçu arıyorum', [[CAREER, 100]]],
    ['Going back to work', [[CAREER, 75]]],
    [
      'networking, uykusuzluk',
      [
        [CAREER, 50],
        [SLEEP, 50],
      ],
    ],
    ['uykusuzluk için iyi bir koç', [[SLEEP, 100]]],
    ['yarın iş görüşmesi var çok heyecanlıyım', [[INTERVIEW, 40]]],
    ['sahipsiz', []],
    ['koç', []],
    ['', []],
  ])('%j names %j', (text, expected) => expect(named(text)).toEqual(expected));

  it.each([
    ['yas', [[SLEEP, 100]]],
    ['yaş', []],
    ['kaş', [[SLEEP, 100]]],
    ['kas', [[SLEEP, 100]]],
    ['is gorusmesi', [[INTERVIEW, 100]]],
    ['gorüşme', []],
  ])('count by the letters that were typed, where they have marks: %j', (text, expected) => expect(named(text)).toEqual(expected));

  it.each([
    ['mülakata hazırlanıyorum', [[INTERVIEW, 100]]],
    ['iş görüşmem', [[INTERVIEW, 100]]],
    ['sahneden inmek istiyorum', [[CAREER, 100]]],
    ['uykusuz', []],
  ])('of several words have other endings and are verbs, too: %j', (text, expected) => expect(named(text)).toEqual(expected));

  it('share what several are called', () => {
    const both = namesOf(CATEGORIES, [
      { id: SLEEP, names: ['denge'] },
      { id: CAREER, names: ['denge'] },
    ]);
    expect(both('denge').map(({ share }) => share)).toEqual([0.5, 0.5]);
  });
});
