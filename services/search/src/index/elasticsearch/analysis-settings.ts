import type { estypes } from '@elastic/elasticsearch';
import { FOLDED, FOLDED_TO_SEVERAL, MARK, SEPARATOR, SEVERAL } from '../../analysis/letters.ts';
import { GRAM_LENGTH, PREFIX_LENGTH, WORD_START } from '../../analysis/terms.ts';
import { APOSTROPHES } from '../../analysis/words.ts';

/** Where Latin letters and their marks are; other scripts are left to the `lowercase` filter. */
const LATIN: readonly (readonly [number, number])[] = [
  [0x41, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0xfb00, 0xfb06],
  [0xff21, 0xff5a],
];

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;

/** The embedded engine's letter table as a character filter, so that both adapters fold alike. */
function foldingRules(): string[] {
  const rules: string[] = [];
  for (const [first, last] of LATIN) {
    for (let unit = first; unit <= last; unit++) {
      const folded = FOLDED[unit] as number;
      if (folded === SEPARATOR || folded === unit) continue;
      const to = folded === MARK ? '' : folded === SEVERAL ? FOLDED_TO_SEVERAL.get(unit) : String.fromCharCode(folded);
      rules.push(`${escaped(unit)}=>${to}`);
    }
  }
  return rules;
}

/** Turkish lower case for the letters where it differs, composing the ones that were typed in two parts. */
const TURKISH_RULES = [
  'I\\u0307=>i',
  'i\\u0307=>i',
  'İ=>i',
  'I=>ı',
  'â=>a',
  'Â=>a',
  'î=>i',
  'Î=>i',
  'û=>u',
  'Û=>u',
  'a\\u0302=>a',
  'A\\u0302=>a',
  'i\\u0302=>i',
  'I\\u0302=>i',
  'u\\u0302=>u',
  'U\\u0302=>u',
  'o\\u0308=>ö',
  'O\\u0308=>ö',
  'u\\u0308=>ü',
  'U\\u0308=>ü',
  'c\\u0327=>ç',
  'C\\u0327=>ç',
  's\\u0327=>ş',
  'S\\u0327=>ş',
  'g\\u0306=>ğ',
  'G\\u0306=>ğ',
];

/** Vowel harmony decides between i and ı, as `harmonise` does in the embedded engine; words are at most 64 letters long. */
const BACK = '[aou]';
const FRONT = '[eöü]';
const OPEN = '[^aoueöü]{0,63}';
const HARMONY: Record<string, estypes.AnalysisTokenFilter> = {
  harmony_back: replace(`(?<=${BACK}${OPEN})i`, 'ı'),
  harmony_front: replace(`(?<=${FRONT}${OPEN})ı`, 'i'),
  harmony_first_back: replace(`(?<=^${OPEN})i(?=${OPEN}${BACK})`, 'ı'),
  harmony_first_front: replace(`(?<=^${OPEN})ı(?=${OPEN}(${FRONT}|$))`, 'i'),
};

function replace(pattern: string, replacement: string): estypes.AnalysisTokenFilter {
  return { type: 'pattern_replace', pattern, replacement, all: true };
}

const apostrophes = [...APOSTROPHES].map(escaped).join('');
const LETTER = '\\p{L}\\p{N}\\p{M}';

/** The recipe of the ranking (see CLAUSE_WEIGHTS) in the engine's own filters. */
export const ANALYSIS: estypes.IndicesIndexSettingsAnalysis = {
  char_filter: {
    cut_after_apostrophe: { type: 'pattern_replace', pattern: `(?<=[${LETTER}])[${apostrophes}][${LETTER}]*`, replacement: ' ' },
    fold_letters: { type: 'mapping', mappings: foldingRules() },
    lower_turkish: { type: 'mapping', mappings: TURKISH_RULES },
    mark_starts: { type: 'pattern_replace', pattern: `([${LETTER}]+)`, replacement: `${WORD_START}$1` },
  },
  tokenizer: {
    words: { type: 'pattern', pattern: `[^${LETTER}]+` },
    // A tokenizer, not a filter: a filter would stack a word's grams on one position and score them as synonyms.
    grams: {
      type: 'ngram',
      min_gram: GRAM_LENGTH,
      max_gram: GRAM_LENGTH,
      token_chars: ['letter', 'digit', 'custom'],
      custom_token_chars: WORD_START,
    },
  },
  filter: {
    ...HARMONY,
    first_letters: { type: 'truncate', length: PREFIX_LENGTH },
    longest: { type: 'truncate', length: 64 },
    pairs: { type: 'shingle', min_shingle_size: 2, max_shingle_size: 2, output_unigrams: false },
    stem_turkish: { type: 'snowball', language: 'Turkish' },
    stem_english: { type: 'snowball', language: 'English' },
  },
  analyzer: {
    folded: analyzer(['cut_after_apostrophe', 'fold_letters'], 'words', ['lowercase', 'longest']),
    prefix: analyzer(['cut_after_apostrophe', 'fold_letters'], 'words', ['lowercase', 'first_letters']),
    pair: analyzer(['cut_after_apostrophe', 'fold_letters'], 'words', ['lowercase', 'first_letters', 'pairs']),
    gram: analyzer(['cut_after_apostrophe', 'fold_letters', 'mark_starts'], 'grams', ['lowercase']),
    stem_tr: analyzer(['cut_after_apostrophe', 'lower_turkish'], 'words', [
      'lowercase',
      'longest',
      ...Object.keys(HARMONY),
      'stem_turkish',
      'asciifolding',
    ]),
    stem_en: analyzer(['cut_after_apostrophe', 'fold_letters'], 'words', ['lowercase', 'longest', 'stem_english']),
  },
};

function analyzer(char_filter: string[], tokenizer: string, filter: string[]): estypes.AnalysisCustomAnalyzer {
  return { type: 'custom', char_filter, tokenizer, filter };
}
