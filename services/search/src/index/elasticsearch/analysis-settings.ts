import type { estypes } from '@elastic/elasticsearch';
import { byLanguage, type Language } from '@pusula/contracts';
import { fold } from '../../analysis/fold.ts';
import { spellingsOf } from '../../analysis/spellings.ts';
import { GRAM_LENGTH, PREFIX_LENGTH, stemOf, WORD_START } from '../../analysis/terms.ts';
import { splitWords } from '../../analysis/words.ts';

/**
 * Letters are folded and words are stemmed by the service, so that Turkish is understood in one place and both adapters alike; Elasticsearch cuts
 * the folded words into beginnings, grams and pairs, and ranks. (Its own filters can do the former as well, at about ten times the indexing time.)
 */
export const ANALYSIS: estypes.IndicesIndexSettingsAnalysis = {
  tokenizer: {
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
    beginning: { type: 'truncate', length: WORD_START.length + PREFIX_LENGTH },
    pairs: { type: 'shingle', min_shingle_size: 2, max_shingle_size: 2, output_unigrams: false },
  },
  analyzer: {
    prefix: { type: 'custom', tokenizer: 'whitespace', filter: ['beginning'] },
    pair: { type: 'custom', tokenizer: 'whitespace', filter: ['beginning', 'pairs'] },
    gram: { type: 'custom', tokenizer: 'grams' },
  },
};

/** A text as the index takes it: folded words, each marked at its start. */
export const markedWords = (text: string): string =>
  splitWords(text)
    .map((word) => markWord(fold(word)))
    .join(' ');
export const markWord = (folded: string): string => WORD_START + folded;
export const unmarkWord = (marked: string): string => marked.slice(WORD_START.length);

/** Stands for a word without twins, so that the field is as long as the text. */
const NO_SPELLING = '-';
/** Profiles repeat the same words. */
const LARGEST_CACHE = 200_000;
const SPELLINGS = byLanguage(() => new Map<string, string>());

function spelledWord(written: string, language: Language): string {
  const known = SPELLINGS[language];
  let spelled = known.get(written);
  if (spelled === undefined) {
    if (known.size >= LARGEST_CACHE) known.clear();
    spelled = spellingsOf(written, language).join(' ') || NO_SPELLING;
    known.set(written, spelled);
  }
  return spelled;
}

/** The spellings of a text's words that have twins. */
export const spelledWords = (text: string, language: Language): string =>
  splitWords(text)
    .map((word) => spelledWord(word, language))
    .join(' ');

/** The stems of a text's words. */
export const stemmedWords = (text: string, language: Language): string =>
  splitWords(text)
    .map((word) => stemOf(word, language))
    .join(' ');
