import { fold } from '../analysis/letters.ts';
import { gramsOf, prefixOf, stemOf } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';

/** Stands after a word's last letter in its runs, so that endings differ from middles. */
const WORD_END = '_';
/** Features of different kinds do not meet: each kind has a letter of its own. */
const STEM_KINDS = { tr: 't', en: 'e' } as const;

/**
 * What a text is recognised by: its words, their beginnings, their stems in both languages, runs of four letters and pairs of neighbouring beginnings.
 * Each once, as a 32-bit hash.
 */
export function featuresOf(text: string): Set<number> {
  const features = new Set<number>();
  let before = '';
  for (const written of splitWords(text)) {
    const folded = fold(written);
    const prefix = prefixOf(folded);
    features.add(hash('w', folded));
    features.add(hash('p', prefix));
    for (const language of ['tr', 'en'] as const) features.add(hash(STEM_KINDS[language], stemOf(written, language)));
    for (const gram of gramsOf(folded + WORD_END)) features.add(hash('g', gram));
    if (before !== '') features.add(hash('b', `${before} ${prefix}`));
    before = prefix;
  }
  return features;
}

/** For each word of a text, what it would be recognised by as a whole: itself, its beginning, its stems. */
export const wordsOf = (text: string): readonly (readonly number[])[] =>
  splitWords(text).map((written) => {
    const folded = fold(written);
    return [
      hash('w', folded),
      hash('p', prefixOf(folded)),
      hash(STEM_KINDS.tr, stemOf(written, 'tr')),
      hash(STEM_KINDS.en, stemOf(written, 'en')),
    ];
  });

/** FNV-1a over two strings. */
function hash(kind: string, text: string): number {
  let value = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x0100_0193);
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x0100_0193);
  return value >>> 0;
}
