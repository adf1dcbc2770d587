import { describe, expect, it } from '@jest/globals';
import { keyPhrase, quote, segments } from './quote.ts';

const marked = ({ text, marks }: { text: string; marks: [number, number][] }) => marks.map(([from, to]) => text.slice(from, to));
const markOf = (text: string, word: string): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length];

const FILLER = 'Uzun bir giriş cümlesi burada durur ve kimsenin aradığı söz içinde geçmez, çünkü konu henüz gelmedi. ';

describe('a quote from a coach’s text', () => {
  it('leaves a short text as it is', () => {
    const text = 'Kısa ve net.';
    expect(quote({ text, marks: [markOf(text, 'net')] })).toEqual({ text, marks: [[8, 11]] });
  });

  it('begins with the sentence of the first marked word, and its marks move along', () => {
    const text = `${FILLER}Sonra istifa eden biri gelir. ${FILLER}${FILLER}`;
    const cut = quote({ text, marks: [markOf(text, 'istifa')] });
    expect(cut.text.startsWith('Sonra istifa')).toBe(true);
    expect(marked(cut as { text: string; marks: [number, number][] })).toEqual(['istifa']);
  });

  it('begins with a word and an ellipsis where the sentence began long before', () => {
    const long = `${'söz '.repeat(60)}istifa edenler için`;
    const cut = quote({ text: long, marks: [markOf(long, 'istifa')] });
    expect(cut.text).toMatch(/^… söz/u);
    expect(marked(cut as { text: string; marks: [number, number][] })).toEqual(['istifa']);
  });

  it('leaves out the rest of a sentence at which a fragment was cut', () => {
    const fragment = '…(1). Bilanço okumayı öğretirim.';
    expect(quote({ text: fragment, marks: [markOf(fragment, 'okumayı')] }).text).toBe('Bilanço okumayı öğretirim.');
    const within = '…ve bilanço okumayı öğretirim.';
    expect(quote({ text: within, marks: [markOf(within, 'okumayı')] }).text).toBe(within);
  });

  it('ends with a sentence when it can, else with an ellipsis, never in the middle of a word', () => {
    expect(quote({ text: `${FILLER}İkinci cümle. ${FILLER}`, marks: [] }).text).toMatch(/İkinci cümle\.$/u);
    const endless = quote({ text: 'sözcük '.repeat(100), marks: [] }).text;
    expect(endless).toMatch(/sözcük…$/u);
    expect(endless.length).toBeLessThanOrEqual(180);
  });

  it('joins paragraphs and makes quotation marks inner ones', () => {
    expect(quote({ text: 'Bir.\n\n“İki” dedi.', marks: [] }).text).toBe('Bir.  ‘İki’ dedi.');
  });

  it('keeps every mark on its word, wherever the text is cut', () => {
    const words = Array.from({ length: 120 }, (_, place) => `w${place}`);
    const text = words.join(' ');
    for (let place = 0; place < words.length; place += 7) {
      const word = `w${place}`;
      const from = text.search(new RegExp(`\\b${word}\\b`, 'u'));
      const cut = quote({ text, marks: [[from, from + word.length]] });
      expect(marked(cut as { text: string; marks: [number, number][] })).toEqual([word]);
    }
  });
});

describe('the segments of a marked text', () => {
  it('hold the whole text, marked stretches apart', () => {
    expect(
      segments({
        text: 'ilk kez yönetici',
        marks: [
          [8, 16],
          [0, 3],
        ],
      }),
    ).toEqual([
      { text: 'ilk', marked: true },
      { text: ' kez ', marked: false },
      { text: 'yönetici', marked: true },
    ]);
  });

  it('mark neighbouring words as one stretch', () => {
    const marked = {
      text: 'ilk kez, yönetici',
      marks: [
        [0, 3],
        [4, 7],
        [9, 17],
      ] as [number, number][],
    };
    expect(
      segments(marked)
        .filter((segment) => segment.marked)
        .map(({ text }) => text),
    ).toEqual(['ilk kez', 'yönetici']);
  });

  it('put marks right that overlap or leave the text', () => {
    expect(
      segments({
        text: 'abcdef',
        marks: [
          [0, 3],
          [2, 4],
          [5, 99],
        ],
      }).map(({ text }) => text),
    ).toEqual(['abcd', 'e', 'f']);
  });
});

describe('the key phrase', () => {
  const phrase = (text: string, ...words: string[]) =>
    keyPhrase({
      text,
      marks: words.flatMap((word) =>
        [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => [index, index + word.length] as [number, number]),
      ),
    });

  it('is the clause with the most different marked words, whole where it is short', () => {
    expect(phrase('Kaygı gelir, gider. Sınav kaygısı başkadır: kaygı, kaygı.', 'Sınav', 'kaygı')).toBe('Sınav kaygısı başkadır');
  });
  it('is six words of a longer one', () => {
    expect(phrase('bir iki üç dört beş altı yedi sekiz dokuz on', 'yedi', 'sekiz')).toBe('üç dört beş altı yedi sekiz');
  });
  it('is nothing where nothing is marked', () => {
    expect(phrase('Kaygı gelir, gider.')).toBeUndefined();
  });
});
