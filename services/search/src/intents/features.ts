import { LANGUAGES } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { hash } from '../analysis/hashes.ts';
import { RULES } from '../analysis/rules-by-language.ts';
import { gramsOf, prefixOf, stemOf } from '../analysis/terms.ts';

/** Stands after a word's last letter in its runs, so that endings differ from middles. */
const WORD_END = '_';

/** What stands for a folded word as it is. */
export const wholeWordFeature = (folded: string): number => hash(`w${folded}`);

/** What stands for all words that begin alike. @param prefix folded */
export const prefixFeature = (prefix: string): number => hash(`p${prefix}`);

/** What a word is recognised by wherever it stands, as 32-bit hashes; each kind has a letter of its own before it, so that kinds do not meet. */
export type WordFeatures = {
  /** What stands for the whole of it: itself, its beginning, its stem in each language that has a stemmer. */
  readonly whole: readonly number[];
  /** Its runs of four letters. */
  readonly grams: readonly number[];
  readonly prefix: string;
  /** The hash of a pair that begins with the word, as far as the word goes. */
  readonly pairStart: number;
};

export function wordFeatures(written: string): WordFeatures {
  const folded = fold(written);
  const prefix = prefixOf(folded);
  return {
    whole: [wholeWordFeature(folded), prefixFeature(prefix), ...stemFeatures(written)],
    grams: gramsOf(folded + WORD_END).map((gram) => hash(`g${gram}`)),
    prefix,
    pairStart: hash(`b${prefix} `),
  };
}

const STEMMED = LANGUAGES.flatMap((language) => {
  const kind = RULES[language].stemFeature;
  return kind === undefined ? [] : [{ language, kind }];
});
const stemFeatures = (written: string): number[] => STEMMED.map(({ language, kind }) => hash(kind + stemOf(written, language)));

/** The feature of two neighbouring words; undefined where the first has no letters. */
export const pairFeature = (left: Pick<WordFeatures, 'prefix' | 'pairStart'>, right: Pick<WordFeatures, 'prefix'>): number | undefined =>
  left.prefix === '' ? undefined : hash(right.prefix, left.pairStart);
