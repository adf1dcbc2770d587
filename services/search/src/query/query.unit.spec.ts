import { describe, expect, it } from '@jest/globals';
import { queryWords } from './query-words.ts';
import { readQuery, withCorrections } from './read-query.ts';
import { splitCities } from './split-cities.ts';

const words = (keyword: string) => queryWords(keyword).map(({ folded }) => folded);

describe('a query', () => {
  it.each([
    ['hangi koç uyku düzeni için iyi', ['uyku', 'duzeni']],
    ['NASIL sınav', ['sinav']],
    ['what is burnout', ['burnout']],
    ['koç', ['koc']],
    ['hangi', ['hangi']],
    ['koç koçluk', ['koc', 'kocluk']],
    ['sınav SINAV sınav', ['sinav']],
    ['', []],
    ['?!', []],
  ])('%j is looked up by %j', (keyword, expected) => expect(words(keyword)).toEqual(expected));

  it.each([
    ['ankarada uykusuzluk', 'uykusuzluk'],
    ['İzmir’de sınav kaygısı', 'sınav kaygısı'],
    ['BURSALI anneler için', 'anneler için'],
    ['a career coach in Istanbul', 'a career coach in'],
    ['Konya', ''],
    ['vandalizm, ordunun sesi', 'vandalizm ordunun sesi'],
    ['bitmeyen ağrı', 'bitmeyen ağrı'],
    ['kars', ''],
    ['karşımdaki', 'karşımdaki'],
    ['herkese karşı', 'herkese karşı'],
  ])('%j, without where, is %j', (text, expected) => expect(splitCities(text).rest).toBe(expected));

  it('names provinces', () => {
    expect(splitCities('Ankara’da ya da izmirde, ankaralı').cityIds).toEqual(['06', '35']);
  });

  it('names concepts in either language', () => {
    expect(readQuery('sınav kaygısı').concepts[0]).toEqual({ key: 'exam-anxiety', asked: 'sınav kaygısı' });
    expect(readQuery('EXAM NERVES').concepts[0]).toEqual({ key: 'exam-anxiety', asked: 'EXAM NERVES' });
  });

  it('is read again with its corrected words', () => {
    const read = withCorrections(readQuery('sınv kaygsı'), [
      { typed: 'sinv', used: 'sinav' },
      { typed: 'kaygsi', used: 'kaygisi' },
    ]);
    expect(read.words.map(({ folded }) => folded)).toEqual(['sinav', 'kaygisi']);
    expect(read.concepts.map(({ key }) => key)).toContain('exam-anxiety');
  });
});
