import { readFileSync } from 'node:fs';
import type { Language } from '@pusula/contracts';
import { binarySearch } from '../binary-search.ts';
import { fold } from './fold.ts';
import { hash } from './hashes.ts';
import { RULES } from './rules-by-language.ts';
import { PREFIX_LENGTH, prefixOf, stemOf } from './terms.ts';

/** By Turkish letter: the one of ASCII that it folds to, and the other way round. */
const FOLDED: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };
const UNFOLDED: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(FOLDED).map(([letter, folded]) => [folded, letter]));
/** The capital of `ı` to some and of `i` to others. */
const UNDECIDED = 'I';
const LOWER_CASE: Readonly<Record<string, string>> = { Ç: 'ç', Ğ: 'ğ', İ: 'i', Ö: 'ö', Ş: 'ş', Ü: 'ü', I: UNDECIDED };
/** No word with twins has more letters that may be two. */
const MOST_OPEN_LETTERS = 9;
const LARGEST_CACHE = 20_000;

/** Stands before a spelling where it lies among other terms. */
export const SPELLING_START = '=';

/** A word's beginning or stem as it was typed: letter for letter its folded form, in lower case but for an undecided `I`. */
export type TypedTerm = { readonly folded: string; readonly letters: string; readonly hasEnding: boolean };

/** Hashes of all spellings of words with twins: four bytes each; see learning/twins.ts. */
const TWINS = Uint32Array.from(
  readFileSync(new URL('./twins.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s/),
  (spelling) => hash(spelling),
).sort();
const hasTwins = (spelling: string): boolean => binarySearch(TWINS, hash(spelling)) >= 0;

/** Both terms that a word is found by, as they were typed. */
export function typedTerms(written: string, language: Language): { readonly prefix: TypedTerm; readonly stem: TypedTerm } {
  const letters = lettersOf(written);
  const stem = stemOf(written, language);
  return {
    prefix: { folded: prefixOf(fold(written)), letters: prefixOf(letters), hasEnding: letters.length > PREFIX_LENGTH },
    stem: { folded: stem, letters: stemAsTyped(stem, letters), hasEnding: RULES[language].softens && stem.length < letters.length },
  };
}

/** A word letter for letter as it was typed, in lower case but for an undecided `I`. Marks that are not Turkish (`â`, `é`) go. */
export function lettersOf(written: string): string {
  let letters = '';
  for (const letter of written.normalize('NFC')) letters += letter in FOLDED ? letter : (LOWER_CASE[letter] ?? fold(letter));
  return letters;
}

/** Whether a letter was typed with a mark. `ı` and `i` are confused by whoever converts cases. */
export const isMarked = (letter: string | undefined): boolean => letter !== undefined && letter !== 'ı' && letter in FOLDED;

/** What the stemmer has put in the place of other letters stays. */
function stemAsTyped(stem: string, letters: string): string {
  let typed = '';
  for (let at = 0; at < stem.length; at++) {
    const [folded, letter] = [stem[at] as string, letters[at] ?? ''];
    typed += letter === UNDECIDED || (FOLDED[letter] ?? letter) === folded ? letter : folded;
  }
  return typed;
}

/**
 * The spellings that a term may stand for as it was typed: one, or several where a capital `I` leaves it open; none where nothing folds to the same. Before an ending
 * Turkish makes `c` of a last `ç` (`ağaç`, `ağacı`): it is a `c` where a word ends with it.
 */
export function spellingsTyped({ letters, hasEnding }: TypedTerm): readonly string[] {
  const typed = decided(letters).filter(hasTwins);
  return typed.length === 0 && hasEnding && letters.endsWith('c') ? decided(`${letters.slice(0, -1)}ç`).filter(hasTwins) : typed;
}

/** Capital `I` as either letter; longer runs of them are no word. */
function decided(letters: string): readonly string[] {
  const [first = '', ...rest] = letters.split(UNDECIDED, MOST_OPEN_LETTERS);
  return rest.reduce<readonly string[]>((all, part) => all.flatMap((before) => [`${before}ı${part}`, `${before}i${part}`]), [first]);
}

/** What a word of a text is found by beside its folded terms: their spellings, where they have twins. */
export function spellingsOf(written: string, language: Language): readonly string[] {
  const { prefix, stem } = typedTerms(written, language);
  return [...new Set([...spellingsTyped(prefix), ...spellingsTyped(stem)])];
}

const KNOWN_TWINS = new Map<string, readonly string[]>();

/** All spellings that fold to a term; none where the dictionaries have one at most. */
export function twinsOf(folded: string): readonly string[] {
  let twins = KNOWN_TWINS.get(folded);
  if (twins === undefined) {
    if (KNOWN_TWINS.size >= LARGEST_CACHE) KNOWN_TWINS.clear();
    twins = unfolded(folded).filter(hasTwins);
    KNOWN_TWINS.set(folded, twins);
  }
  return twins;
}

function unfolded(folded: string): readonly string[] {
  if ([...folded].filter((letter) => letter in UNFOLDED).length > MOST_OPEN_LETTERS) return [];
  let all: readonly string[] = [''];
  for (const letter of folded) {
    const other = UNFOLDED[letter];
    all = all.flatMap((before) => (other === undefined ? [before + letter] : [before + letter, before + other]));
  }
  return all;
}

/** A spelling in lower case without its Turkish letters. */
export const foldLetters = (spelling: string): string => spelling.replace(/[çğıöşü]/g, (letter) => FOLDED[letter] as string);
