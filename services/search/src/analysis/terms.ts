import { byLanguage, type Language } from '@pusula/contracts';
import { fold } from './fold.ts';
import { RULES } from './rules-by-language.ts';

/** How many letters of a word say what it is about; Turkish puts the rest on as endings. */
export const PREFIX_LENGTH = 5;
export const GRAM_LENGTH = 4;
/** Stands before a word's first letter in its grams, so that beginnings differ from middles. */
export const WORD_START = '_';

/** Profiles repeat the same words, and stemming one takes longer than everything else that happens to it. */
const LARGEST_CACHE = 200_000;
const STEMS = byLanguage(() => new Map<string, string>());

/** The folded stem of a word as written. */
export function stemOf(written: string, language: Language): string {
  const known = STEMS[language];
  let stem = known.get(written);
  if (stem === undefined) {
    if (known.size >= LARGEST_CACHE) known.clear();
    stem = RULES[language].stem(written);
    known.set(written, stem);
  }
  return stem;
}

/** The first letters of a folded word (F5). */
export const prefixOf = (folded: string): string => folded.slice(0, PREFIX_LENGTH);

/** Runs of four letters of a folded word marked at its start: `kocluk` gives `_koc kocl oclu cluk`; words under three letters give none. */
export function gramsOf(folded: string): string[] {
  const marked = WORD_START + folded;
  const grams: string[] = [];
  for (let at = 0; at + GRAM_LENGTH <= marked.length; at++) grams.push(marked.slice(at, at + GRAM_LENGTH));
  return grams;
}

/** Everything a written word is found by in one language. */
export type WordTerms = { readonly folded: string; readonly prefix: string; readonly stem: string; readonly grams: readonly string[] };

/** @param word as written, of any length and casing */
export function wordTerms(word: string, language: Language): WordTerms {
  const folded = fold(word);
  return { folded, prefix: prefixOf(folded), stem: stemOf(word, language), grams: gramsOf(folded) };
}
