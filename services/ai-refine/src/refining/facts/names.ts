import type { Language } from '@pusula/contracts';
import { LANGUAGE_RULES } from '../language-rules.ts';
import { type Finder, type Found, fold } from './found.ts';

const WORD = /(?<![\p{L}\p{M}\d])([\p{L}\p{M}]{2,})(?:['’]\p{L}+)?/gu;
const CAPITAL = /^\p{Lu}/u;
const ACRONYM = /^\p{Lu}{2,}$/u;
/** Nothing but a mark that ends a sentence, quotes and bullets lie between a sentence's first word and what is before. */
const SENTENCE_START = /(?:^|[.!?…:\n])[\s"“”‘’'«»()[\]*•·–—-]*$/u;
/** Words of the trade are written large for emphasis, not because they name something. */
const TRADE =
  /^(?:koc|coach|danisman|consult|mentor|kariyer|career|yasam|life|lider|leader|yonetici|executive|takim|team|profesyonel|professional)/;
/** Endings that Turkish puts to a name, folded, when its apostrophe was forgotten. */
const ENDING = /^(?:[ynsz]?[aeiu]|n?[dt][ae]n?|[nyi]?[iu]n|y?l[ae]|l[ae]r[a-z]{0,4}|[dt][iu]r|l[iu])$/;
/** A beginning of so many letters tells Turkish words apart. */
const STEM_LETTERS = 5;
/** Names that are written otherwise in the other language. */
const TRANSLATED = [
  ['turkiye', 'turkey'],
  ['turkce', 'turkish'],
  ['ingiltere', 'england'],
  ['ingilizce', 'english'],
  ['almanya', 'germany'],
  ['almanca', 'german'],
  ['fransa', 'france'],
  ['fransizca', 'french'],
  ['ispanya', 'spain'],
  ['ispanyolca', 'spanish'],
  ['italya', 'italy'],
  ['italyanca', 'italian'],
  ['amerika', 'america'],
  ['avrupa', 'europe'],
  ['londra', 'london'],
  ['pazartesi', 'monday'],
  ['sali', 'tuesday'],
  ['carsamba', 'wednesday'],
  ['persembe', 'thursday'],
  ['cuma', 'friday'],
  ['cumartesi', 'saturday'],
  ['pazar', 'sunday'],
] as const;

const isBeginningOf = (name: string, word: string) => word === name || (word.startsWith(name) && ENDING.test(word.slice(name.length)));

/** Whether two folded words are one name in whatever case, spelling or ending. */
const isSameName = (a: string, b: string): boolean =>
  a.length >= STEM_LETTERS && b.length >= STEM_LETTERS
    ? a.slice(0, STEM_LETTERS) === b.slice(0, STEM_LETTERS)
    : isBeginningOf(a, b) || isBeginningOf(b, a);

const spellingsOf = (name: string): string[] => {
  const pair = TRANSLATED.find((names) => names.some((known) => name.startsWith(known)));
  return pair ? [name, ...pair] : [name];
};

/** Pure: asks whether a text has a name. */
export function namesKnownTo(text: string): (name: string) => boolean {
  const words = [...new Set(fold(text).match(/[\p{L}\p{M}]+/gu) ?? [])];
  return (name) => spellingsOf(fold(name)).some((spelling) => words.some((word) => isSameName(spelling, word)));
}

/** `Kariyer ve Liderlik Yolculuğunuz`, or all of it in capitals, without a full stop: the size of a letter says nothing there. */
function isTitle(line: string): boolean {
  if (/[.!?…]\s*$/.test(line)) return false;
  const words = (line.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length > 3);
  return words.length > 2 && words.filter((word) => CAPITAL.test(word)).length >= words.length * 0.75;
}

type Word = { readonly start: number; readonly end: number; readonly isCapital: boolean; readonly isName: boolean };
/** Only names that a text does not have are found at all. */
const UNKNOWN = 'name:unknown';

function wordsOf(line: string, language: Language, isKnown: (name: string) => boolean): Word[] {
  const isLarge = isTitle(line);
  const isShouted = isLarge && line === line.toLocaleUpperCase(language);
  return [...line.matchAll(WORD)].map(({ 0: whole, 1: name = '', index }) => {
    const isGivenAway = (ACRONYM.test(name) && !isShouted) || (LANGUAGE_RULES[language].partsEndings && whole.length > name.length);
    const isLargeByItself = !isLarge && !SENTENCE_START.test(line.slice(0, index));
    const isCapital = CAPITAL.test(name) && (isGivenAway || isLargeByItself);
    return { start: index, end: index + name.length, isCapital, isName: isCapital && !TRADE.test(fold(name)) && !isKnown(name) };
  });
}

/** Capital words that nothing but a space or a hyphen parts. */
function neighboursOf(words: readonly Word[], line: string): Word[][] {
  const groups: Word[][] = [];
  for (const word of words.filter(({ isCapital }) => isCapital)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && /^[ -]$/.test(line.slice(last.end, word.start))) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/**
 * Words written large inside of a sentence that `isKnown` does not know; at its start only what an apostrophe or all its capitals give away. Neighbours are
 * one name, together with known ones: `İstanbul Koçluk Akademisi`.
 */
export const namesIn =
  (isKnown: (name: string) => boolean): Finder =>
  (text, language) => {
    let lineStart = 0;
    return text.split('\n').flatMap((line) => {
      const at = lineStart;
      lineStart += line.length + 1;
      return neighboursOf(wordsOf(line, language, isKnown), line)
        .filter((words) => words.some(({ isName }) => isName))
        .map((words): Found => ({ kind: 'name', start: at + (words[0]?.start ?? 0), end: at + (words.at(-1)?.end ?? 0), keys: [UNKNOWN] }));
    });
  };
