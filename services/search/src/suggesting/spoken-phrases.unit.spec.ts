import { expect, it } from '@jest/globals';
import { firstHarmless, mostAlike, readPhrases } from './spoken-phrases.ts';

const everyWord = { has: () => true };
const offered = (...texts: Parameters<typeof readPhrases>) => readPhrases(...texts).offered.map(({ text }) => text);

it('a sentence is offered to others only without slips', () => {
  const texts = ['geceleri uc saat uyuyorum', 'üç saat uyuyorum', 'günde üç saat', 'sabahlari yorgnum'];
  expect(offered(texts, 'tr', { has: (word) => word !== 'yorgnum' })).toEqual(['günde üç saat', 'üç saat uyuyorum']);
});

it('nothing that somebody in danger says is offered to others', () => {
  const urgencyOf = (text: string) => (text.startsWith('intihar') ? 'selfHarm' : null);
  const { offered } = readPhrases(['intihar etmek istiyorum', 'işe dönmek istiyorum', 'işe alışamıyorum'], 'tr', everyWord);
  expect(firstHarmless(offered, urgencyOf, 2)).toEqual(['işe alışamıyorum', 'işe dönmek istiyorum']);
  expect(firstHarmless(offered, urgencyOf, 1)).toEqual(['işe alışamıyorum']);
});

it('what does not fit the search box is not offered', () => {
  expect(offered(['kısa', 'a '.repeat(40)], 'tr', everyWord)).toEqual(['kısa']);
});

it('a folded word is spelled as most people write it, in lower case', () => {
  const { spellings } = readPhrases(['Üç gün', 'uc gun', 'üç gün'], 'tr', everyWord);
  expect(spellings.get('uc')).toBe('üç');
  expect(spellings.get('gun')).toBe('gün');
  expect(readPhrases(['I am tired', 'IŞIK'], 'tr', everyWord).spellings.get('isik')).toBe('ışık');
});

it('like a sentence are those that share its words, whatever their endings, most shared first', () => {
  const texts = ['geceleri uyuyamıyorum', 'patronum uyutmuyor', 'iş yerinde uyku yok', 'param yok', 'gecelerim uykusuz'];
  const { offered } = readPhrases(texts, 'tr', everyWord);
  const alike = mostAlike(['patronum', 'yuzunden', 'geceleri', 'uyuyamiyorum', 've', 'ne', 'yok'], offered).map(({ text }) => text);
  expect(alike).toEqual(['geceleri uyuyamıyorum', 'param yok', 'gecelerim uykusuz', 'patronum uyutmuyor', 'iş yerinde uyku yok']);
  expect(mostAlike(['ne', 've', 'koc'], offered)).toEqual([]);
});
