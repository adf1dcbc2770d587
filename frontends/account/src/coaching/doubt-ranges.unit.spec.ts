import { describe, expect, it } from '@jest/globals';
import { type Doubt, doubtsOfParts, markedSegments } from './doubt-ranges.ts';
import { sentenceChanges } from './sentence-changes.ts';
import { wordChanges } from './word-changes.ts';

const number = (text: string): Doubt => ({ kind: 'number', text });

describe('the doubts of a suggestion', () => {
  it('stand with the sentence that they are in, each occurrence in its own', () => {
    const parts = sentenceChanges(
      'Uzun süredir koçum. Herkesi dinlerim.',
      '2015’te başladım, 15 yıldır koçum. 15 yıldır herkesi dinlerim.',
      'tr',
    );
    const places = doubtsOfParts(parts, [number('2015'), number('15 yıldır'), number('15 yıldır')]);
    expect(places.map((of) => of.map(({ text }) => text))).toEqual([['2015', '15 yıldır'], ['15 yıldır']]);
    for (const [index, of] of places.entries())
      for (const { text, start, end } of of) expect(parts[index]?.suggested.slice(start, end)).toBe(text);
  });

  it('are whole words: 15 is not in 2015', () => {
    const parts = sentenceChanges('2015 güzeldi.', '2015 güzeldi, 15 kişiydik.', 'tr');
    expect(doubtsOfParts(parts, [number('15')])).toEqual([[{ text: '15', start: 14, end: 16 }]]);
  });

  it('that are not there are nowhere', () => {
    expect(doubtsOfParts(sentenceChanges('a', 'b', 'tr'), [number('15')])).toEqual([[]]);
  });
});

describe('a marked suggestion', () => {
  const segments = (own: string, suggested: string, ...doubts: string[]) => {
    const parts = sentenceChanges(own, suggested, 'tr');
    return markedSegments(wordChanges(own, suggested), doubtsOfParts(parts, doubts.map(number))[0] ?? []);
  };

  it('shows a doubt as one, also where a part of it was there before', () => {
    expect(segments('yıldır koçum', '15 yıldır koçum.', '15 yıldır')).toEqual([
      { mark: 'doubt', text: '15 yıldır' },
      { mark: 'same', text: ' ' },
      { mark: 'added', text: 'koçum.' },
    ]);
  });

  it.each([
    ['koçum', '15 yıldır, evet 15 yıldır koçum', ['15 yıldır', '15 yıldır']],
    ['ben koçum', 'Ben PCC koçum.', ['PCC']],
    ['ben koçum', 'Ben koçum.', []],
  ])('is the suggestion: %j and %j', (own, suggested, doubts) => {
    const marked = segments(own, suggested, ...doubts);
    expect(marked.map(({ text }) => text).join('')).toBe(suggested);
    expect(marked.filter(({ mark }) => mark === 'doubt').map(({ text }) => text)).toEqual(doubts);
  });
});
