import { expect, it } from '@jest/globals';
import { districtSuggestions } from './district-suggestions.ts';

const said = new Set(['kadin', 'kadikoy', 'kartal']);
const offered = (...words: string[]) =>
  districtSuggestions({ words, language: 'tr' }, (word) => said.has(word)).map(({ text, target, detail }) => `${text} ${target} ${detail}`);

it('a district is offered with its province, whole names first, then the shorter ones', () => {
  expect(offered('kadi')).toEqual([
    'Kadıköy İstanbul İstanbul',
    'Kadirli Osmaniye Osmaniye',
    'Kadınhanı Konya Konya',
    'Kadışehri Yozgat Yozgat',
  ]);
  expect(offered('ortakoy')).toEqual(['Ortaköy Çorum Çorum', 'Ortaköy Aksaray Aksaray']);
  expect(offered('anadolu', 'yak')).toEqual(['Anadolu yakası İstanbul İstanbul']);
});

it('none is offered for what people say, unless it is the name, for a few letters, and for names of every day', () => {
  expect([offered('kadin'), offered('kad'), offered('perse'), offered('arali')]).toEqual([[], [], [], []]);
  expect([offered('kadikoy'), offered('kartal')]).toEqual([['Kadıköy İstanbul İstanbul'], ['Kartal İstanbul İstanbul']]);
});
