import { beforeAll, describe, expect, it } from '@jest/globals';
import { fold } from '../analysis/fold.ts';
import { hunspellWords } from './hunspell-words.ts';
import { type LanguageWords, languageWords } from './language-words.ts';

let words: LanguageWords;
beforeAll(async () => {
  words = await languageWords();
});
const known = (list: string) => list.split(' ').filter((word) => words.has(fold(word)));

describe('the words of Turkish and English', () => {
  it('are known in every form that people use', () => {
    const turkish = 'bitiyor utanıyorum eziyor bomboş dinlemiyor anlamıyorlarmış toplantılarda karayolu çocuklarımızdan yetişemeyeceğim';
    const english = 'depends unresolved studies worrying colour color behaviour stopped teenagers';
    expect(known(turkish).join(' ')).toBe(turkish);
    expect(known(english).join(' ')).toBe(english);
  });
  it('are known without Turkish letters, too', () => expect(known('utaniyorum cocugumun')).toEqual(['utaniyorum', 'cocugumun']));
  it('do not have slips among them', () => expect(known('kaygsi mülkat özgvn anxeity relatioship teenger kratı')).toEqual([]));
});

describe('a Hunspell dictionary', () => {
  const affixes = ['SFX 1 N 2', 'SFX 1 0 ler .', 'SFX 1 y ies y', 'PFX 2 N 1', 'PFX 2 0 un .'].join('\n');
  const has = hunspellWords({ words: '4\nev/1\ncity/1\nlock/2\nkitap', affixes });
  it.each(['ev', 'evler', 'cities', 'unlock', 'kitap'])('has %s', (word) => expect(has(word)).toBe(true));
  it.each(['evl', 'citi', 'relock', 'kita', 'tap'])('has no %s', (word) => expect(has(word)).toBe(false));
});
