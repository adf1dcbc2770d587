import { fold } from '../analysis/letters.ts';
import { gramsOf, prefixOf, stemOf } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';
import { hash } from '../index/hashes.ts';

/** Stands after a word's last letter in its runs, so that endings differ from middles. */
const WORD_END = '_';

export type TextFeatures = {
  /**
   * What the text is recognised by: its words, their beginnings, their stems in both languages, runs of four letters and pairs of neighbouring beginnings.
   * Each once, as a 32-bit hash; each kind has a letter of its own before it, so that kinds do not meet.
   */
  readonly all: ReadonlySet<number>;
  /** Of each word, those that stand for the whole of it: itself, its beginning, its stems. */
  readonly ofWords: readonly (readonly number[])[];
};

/** What stands for a folded word as it is. */
export const wholeWordFeature = (folded: string): number => hash(`w${folded}`);

export function featuresOf(text: string): TextFeatures {
  const all = new Set<number>();
  const ofWords: number[][] = [];
  let before = '';
  for (const written of splitWords(text)) {
    const folded = fold(written);
    const prefix = prefixOf(folded);
    const rest = [`p${prefix}`, `t${stemOf(written, 'tr')}`, `e${stemOf(written, 'en')}`].map(hash);
    const whole = [wholeWordFeature(folded), ...rest];
    ofWords.push(whole);
    for (const feature of whole) all.add(feature);
    for (const gram of gramsOf(folded + WORD_END)) all.add(hash(`g${gram}`));
    if (before !== '') all.add(hash(`b${before} ${prefix}`));
    before = prefix;
  }
  return { all, ofWords };
}
