import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@pusula/contracts';
import { foldLetters, type TypedTerm, typedTerms } from '../src/analysis/spellings.ts';

const ENGLISH = ['dictionary-en', 'dictionary-en-gb'] as const;
const TURKISH = 'dictionary-tr';
/** Names and abbreviations are no words of a text. Circumflexes are typed by few. */
const ENGLISH_WORD = /^[a-z]{2,}$/;
const TURKISH_WORD = /^[a-zçğıöşüâîû]+$/;
const CIRCUMFLEX: Readonly<Record<string, string>> = { â: 'a', î: 'i', û: 'u' };
const SUFFIX_RULE = /^SFX\s+(\S+)\s+(\S+)\s+([^\s/]+)/gm;
const NOTHING = '0';
/** Single letters are what is left of a word by chance. */
const SHORTEST = 2;
/** Beginnings tell longer words apart. */
const LONGEST = 8;

const { resolve } = createRequire(import.meta.url);
const read = (dictionary: string, file: string): string => readFileSync(join(dirname(resolve(dictionary)), file), 'utf8');
const lines = (dictionary: string) =>
  read(dictionary, 'index.dic')
    .split('\n')
    .map((line) => line.split('/'));

/**
 * The spellings of all words that fold to the same as another word of the dictionaries, with any ending, as texts are searched by them: a line for each folded beginning or
 * stem that has several.
 */
export function twinLines(): string[] {
  const terms = new Map<string, Set<string>>();
  for (const word of twins())
    for (const spelling of LANGUAGES.flatMap((language) => spellingsOf(typedTerms(word, language)))) {
      if (spelling.length < SHORTEST || spelling.length > LONGEST) continue;
      const folded = foldLetters(spelling);
      terms.set(folded, (terms.get(folded) ?? new Set()).add(spelling));
    }
  const several = [...terms].filter(([, spellings]) => spellings.size > 1).sort(([one], [other]) => (one < other ? -1 : 1));
  return several.map(([, spellings]) => [...spellings].sort().join(' '));
}

/** Before an ending a last `c` may stand for a `ç`: that a word ends with `c` is seen where it has none. */
const spellingsOf = ({ prefix, stem }: Record<'prefix' | 'stem', TypedTerm>): string[] =>
  [prefix, stem].map(({ letters, hasEnding }) => (hasEnding ? letters.replace(/c$/, 'ç') : letters));

function twins(): string[] {
  const first = new Map<string, string>();
  const found = new Set<string>();
  for (const word of words()) {
    const folded = foldLetters(word);
    const twin = first.get(folded);
    if (twin === undefined) first.set(folded, word);
    else if (twin !== word) found.add(twin).add(word);
  }
  return [...found];
}

function* words(): Generator<string> {
  for (const dictionary of ENGLISH) for (const [word = ''] of lines(dictionary)) if (ENGLISH_WORD.test(word)) yield word;
  const endings = turkishEndings();
  for (const [base = '', flags = ''] of lines(TURKISH))
    if (TURKISH_WORD.test(base)) for (const word of withEndings(base, flags.split(','), endings)) yield withoutCircumflex(word);
}

type Ending = { readonly replaced: string; readonly added: string };

function* withEndings(base: string, flags: readonly string[], endings: ReadonlyMap<string, readonly Ending[]>): Generator<string> {
  yield base;
  for (const { replaced, added } of flags.flatMap((flag) => endings.get(flag) ?? []))
    if (base.endsWith(replaced)) yield base.slice(0, base.length - replaced.length) + added;
}

/** By the flag of words that take them. */
function turkishEndings(): ReadonlyMap<string, readonly Ending[]> {
  const endings = new Map<string, Ending[]>();
  for (const [, flag = '', replaced = '', added = ''] of read(TURKISH, 'index.aff').matchAll(SUFFIX_RULE)) {
    if (!TURKISH_WORD.test(added)) continue;
    const known = endings.get(flag) ?? [];
    known.push({ replaced: replaced === NOTHING ? '' : replaced, added });
    endings.set(flag, known);
  }
  return endings;
}

const withoutCircumflex = (word: string): string => word.replace(/[âîû]/g, (letter) => CIRCUMFLEX[letter] as string);
