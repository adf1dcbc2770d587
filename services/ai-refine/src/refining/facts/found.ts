import type { Doubt, Language } from '@pusula/contracts';

/** A fact where it stands in a text. */
export type Found = {
  readonly kind: Doubt['kind'];
  readonly start: number;
  readonly end: number;
  /** What it says, free of spelling, form and language: a text that has all of these says it as well. */
  readonly keys: readonly string[];
};
export type Finder = (text: string, language: Language) => Found[];

/**
 * Turkish lower case without accents, character for character, so that places in it are places in the text: `İstanbul`, `ISTANBUL` and `istanbul` are one.
 */
export const fold = (text: string): string => text.replace(/\p{L}/gu, foldLetter);

function foldLetter(letter: string): string {
  const folded = letter.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replace('ı', 'i');
  return folded.length === letter.length ? folded : letter;
}

/** No letter and no digit before or after: the pattern stands for whole words. */
export const wholeWords = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu');
