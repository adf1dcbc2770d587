import { describe, expect, it } from '@jest/globals';
import { wordChanges } from './word-changes.ts';

const without = (kind: 'removed' | 'added', before: string, after: string) =>
  wordChanges(before, after)
    .filter((change) => change.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('what was changed in a text', () => {
  it('is named word by word', () => {
    expect(wordChanges('merhaba ben koçum', 'Merhaba ben koçum.')).toEqual([
      { kind: 'removed', text: 'merhaba ' },
      { kind: 'added', text: 'Merhaba ' },
      { kind: 'same', text: 'ben ' },
      { kind: 'removed', text: 'koçum' },
      { kind: 'added', text: 'koçum.' },
    ]);
  });

  it('is nothing when both are alike but for spaces', () => {
    expect(wordChanges('bir  iki', 'bir iki').every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('leads from one text to the other', () => {
    const before = 'Sınav kaygısı yaşayan gençlere destek olmaktayım ve ailelerle de görüşüyorum.';
    const after = 'Kaygı yaşayan gençlere destek oluyor, ailelerle de görüşüyorum. Sevgiyle.';
    expect(without('removed', before, after)).toBe(after);
    expect(without('added', before, after).replace(/\s+/g, ' ').trim()).toBe(before);
  });

  it('bears empty texts', () => {
    expect(wordChanges('', '')).toEqual([]);
    expect(wordChanges('', 'Merhaba')).toEqual([{ kind: 'added', text: 'Merhaba' }]);
  });

  it('keeps up with the longest bio', () => {
    const long = 'kelime '.repeat(570);
    expect(wordChanges(long, `${long}son`)).toHaveLength(2);
  });
});
