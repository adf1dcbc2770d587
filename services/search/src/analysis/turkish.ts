import { stemmer } from '@orama/stemmers/turkish';
import { tur } from 'stopword';
import { fold } from './fold.ts';
import type { LanguageRules } from './language-rules.ts';

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
const turkishStem = (word: string): string => stemmer(harmonise(turkishLower(word)));

/** Stems, not folded ones: `oldu` is of every text, `öldü` is not. */
const EVERYDAY: ReadonlySet<string> = new Set(tur.map(turkishStem));

export const TURKISH: LanguageRules = {
  // Folded after stemming: the stemmer needs the real letters, the comparison must not.
  stem: (written) => fold(turkishStem(written)),
  stemFeature: 't',
  softens: true,
  marked: {
    // Not `I`, which is `ı` to some and `i` to others.
    letter: /[çğışöüÇĞİŞÖÜ]/,
    lower: (written) => written.normalize('NFC').toLocaleLowerCase('tr'),
    stem: turkishStem,
  },
  // `müdür` is no question word: it is a director more often.
  questionWords: `
    hangi hangisi hangileri hangisidir kaç kaçta kaçıncı kaçtır ne neyi neye neler nelerdir nedir neyin neden niçin niye nasıl nasıldır nere nerede
    nereden nereye nerededir neresi kim kimi kime kimin kimle kimler kimdir kimlerdir mi mı mu mü midir mıdır mıyım miyim
    ne zaman zamandır kadar kadardır olan olarak için ile ve veya ya da de bir bu şu o ben biz bana bize benim bizim var vardır tane
  `,
  domainWords: `
    koç koçu koçum koçlar koçları koçluk koçluğu koçlarım koçun arıyorum ararım istiyorum lazım gerek gerekiyor önerisi öneri tavsiye bul bulmak en iyi
  `,
  isEveryday: (written) => EVERYDAY.has(turkishStem(written)),
  dictionaries: ['dictionary-tr'],
};
