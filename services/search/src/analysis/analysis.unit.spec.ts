import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/testing';
import { fold } from './fold.ts';
import { gramsOf, prefixOf, stemOf } from './terms.ts';
import { harmonise, turkishLower } from './turkish.ts';
import { splitWords, wordSpans } from './words.ts';

const WORDS = [
  'İstanbul',
  'ısırgan',
  'koçluğu',
  'ŞIRNAK',
  'çocuğunuzun',
  'özgüven',
  'görüşmesi',
  'iş',
  'Iğdır',
  'sınavı',
  'kâğıt',
  'ilişki',
  'tükenmişlik',
];

describe('folding', () => {
  it.each(['İSTANBUL', 'ISTANBUL', 'istanbul', 'İstanbul', 'ıstanbul', 'i̇stanbul', 'İstanbul'.normalize('NFD'), 'İSTANBUL'.toLowerCase()])(
    'makes one word of %s',
    (written) => expect(fold(written)).toBe('istanbul'),
  );
  it('is the same for NFC and NFD, for both casings and for ASCII typing', () => {
    for (const word of WORDS) {
      const forms = [
        word.normalize('NFD'),
        word.toLocaleUpperCase('tr'),
        word.toUpperCase(),
        word.toLocaleLowerCase('tr'),
        word.toLowerCase(),
      ];
      expect(forms.map(fold)).toEqual(forms.map(() => fold(word)));
    }
  });
  it('spells out letters that stand for two', () => expect(fold('Straße ﬁ Æ')).toBe('strassefiae'));
  it('changes nothing when it is done again', () => {
    const random = seededRandom(1);
    for (let round = 0; round < 2_000; round++) {
      const text = Array.from({ length: 8 }, () => String.fromCharCode(Math.floor(random() * 0x1_0000))).join('');
      expect(fold(fold(text))).toBe(fold(text));
    }
  });
});

describe('words', () => {
  it.each([
    ['İzmir’de koçluk', ['İzmir', 'koçluk']],
    ["İzmir'deki", ['İzmir']],
    ["coach's notes", ['coach', 'notes']],
    ['O’Neill’in evi', ['O', 'evi']],
    ['iş-yaşam dengesi', ['iş', 'yaşam', 'dengesi']],
    ['6-12 yaş', ['6', '12', 'yaş']],
    ['💥koç💥', ['koç']],
    ['', []],
    ["'''", []],
  ])('of %j are %j', (text, words) => expect(splitWords(text)).toEqual(words));
  it('are found where they stand, in any text', () => {
    const random = seededRandom(2);
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: 40 }, () => String.fromCharCode(Math.floor(random() * 0x2_00))).join('');
      const spans = wordSpans(text);
      expect(spans).toEqual([...spans].sort((one, other) => one - other));
      for (let at = 0; at < spans.length; at += 2) expect(text.slice(spans[at], spans[at + 1])).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
    }
  });
  it('are cut off when they are noise', () => expect(splitWords('x'.repeat(5_000))).toEqual(['x'.repeat(64)]));
});

describe('Turkish stems', () => {
  it.each([
    ['koçları', 'koc'],
    ['KOÇLARI', 'koc'],
    ['evlerimizden', 'ev'],
    ['kitapların', 'kitap'],
  ])('%s is found by %s', (word, stem) => {
    expect(stemOf(word, 'tr')).toBe(stem);
  });
  it('are the same however i and ı were confused', () => {
    for (const word of WORDS) {
      const confused = [word.toUpperCase(), word.toLocaleUpperCase('tr'), word.replaceAll('ı', 'i'), word.replaceAll('İ', 'I')];
      expect(confused.map((one) => stemOf(one, 'tr'))).toEqual(confused.map(() => stemOf(word, 'tr')));
    }
  });
  it('decide between i and ı by the vowels around', () => {
    expect(harmonise('sırketı')).toBe('sirketi');
    expect(harmonise('ıstanbul')).toBe('ıstanbul');
    expect(harmonise('istanbul')).toBe('ıstanbul');
    expect(harmonise('izin')).toBe('izin');
  });
  it('begin from Turkish lower case', () => expect(turkishLower('IŞIK İZİ KÂĞIT'.normalize('NFD'))).toBe('ışık izi kağıt'));
});

describe('English stems', () => {
  it.each([
    ['coaching', 'coach'],
    ['Coaches', 'coach'],
    ['INTERVIEWS', 'interview'],
    ['İNTERVİEW', 'interview'],
  ])('%s is found by %s', (word, stem) => {
    expect(stemOf(word, 'en')).toBe(stem);
  });
});

describe('beginnings and grams', () => {
  it('keep five letters', () => expect([prefixOf('kocluk'), prefixOf('koc')]).toEqual(['koclu', 'koc']));
  it('run over the word from its marked start', () => expect(gramsOf('kocluk')).toEqual(['_koc', 'kocl', 'oclu', 'cluk']));
  it('are none for words of two letters', () => expect(gramsOf('ev')).toEqual([]));
});
