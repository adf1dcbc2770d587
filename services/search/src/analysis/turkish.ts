import { stemmer } from '@orama/stemmers/turkish';
import { fold } from './fold.ts';

const COMBINING_DOT = /\u0307/g;
const CIRCUMFLEX: Record<string, string> = { â: 'a', î: 'i', û: 'u' };

/** Turkish lower case of a word in any Unicode form: `I` is `ı`, `İ` is `i`; a dot left over from other casing rules goes, a circumflex too. */
export function turkishLower(word: string): string {
  return word
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(COMBINING_DOT, '')
    .replace(/[âîû]/g, (letter) => CIRCUMFLEX[letter] as string);
}

/**
 * Decides between `i` and `ı` by vowel harmony: each follows the nearest other vowel before it, at the beginning of a word the first one after it.
 * Case conversion outside Turkish (`SİRKETİ` typed as `SIRKETI`) confuses the two, and the stemmer, which trusts harmony, would leave such an
 * ending alone. Borrowed words that break harmony (`saati`) come out regular, on both sides alike.
 */
export function harmonise(lower: string): string {
  let following = 'i';
  for (const letter of lower) {
    if (isBack(letter)) following = 'ı';
    if (isBack(letter) || isFront(letter)) break;
  }
  let harmonised = '';
  for (const letter of lower) {
    if (isBack(letter)) following = 'ı';
    else if (isFront(letter)) following = 'i';
    harmonised += letter === 'i' || letter === 'ı' ? following : letter;
  }
  return harmonised;
}

const isBack = (letter: string) => letter === 'a' || letter === 'o' || letter === 'u';
const isFront = (letter: string) => letter === 'e' || letter === 'ö' || letter === 'ü';

/** Turkish Snowball. */
export const turkishStem = (word: string): string => stemmer(harmonise(turkishLower(word)));

/** Folded after stemming: the stemmer needs the real letters, the comparison must not. */
export const stemTurkish = (word: string): string => fold(turkishStem(word));
