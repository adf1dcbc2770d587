import type { estypes } from '@elastic/elasticsearch';
import { LANGUAGES } from '@pusula/contracts';
import { WORD_START } from '../../analysis/terms.ts';
import { SHORTEST_CORRECTED } from '../../query/best-correction.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import { markWord } from './analysis-settings.ts';

type Clause = estypes.QueryDslQueryContainer;

/**
 * The words that may be slips, with those of profiles that are one letter away, and how many profiles have the word, its beginning or its stem. The words of profiles
 * are also those of whoever has left, until the engine tidies up: `usesRequest` tells.
 */
export const slipsRequest = ({ unknownWords }: ParsedQuery): estypes.SearchRequest => ({
  size: 0,
  track_total_hits: false,
  aggs: { found: { filters: { filters: Object.fromEntries(unknownWords.map((word) => [word.folded, holdsWord(word)])) } } },
  suggest: slipsAmong(unknownWords),
  allow_partial_search_results: false,
});

const holdsWord = ({ folded, prefix, stems }: ParsedQuery['words'][number]): Clause => ({
  bool: {
    should: [
      usesWord(folded),
      ...LANGUAGES.flatMap((language) => [
        { term: { [language]: markWord(prefix) } },
        { term: { [`${language}_stems`]: stems[language] } },
      ]),
    ],
  },
});

const usesWord = (folded: string): Clause => ({ term: { vocabulary: markWord(folded) } });

/** How many profiles that are there use each of the words, folded. */
export const usesRequest = (words: readonly string[]): estypes.SearchRequest => ({
  size: 0,
  track_total_hits: false,
  aggs: { uses: { filters: { filters: Object.fromEntries(words.map((word) => [word, usesWord(word)])) } } },
  allow_partial_search_results: false,
});

/** More than an index has documents; the engine reads numbers of 1 and less as shares. */
const ANY_NUMBER = 1e9;

function slipsAmong(unknownWords: ParsedQuery['words']): estypes.SearchSuggester {
  return {
    text: unknownWords.map(({ folded }) => markWord(folded)).join(' '),
    corrections: {
      term: {
        field: 'vocabulary',
        // A word that nobody uses any more is as good as missing: `found` tells who uses it.
        suggest_mode: 'always',
        max_term_freq: ANY_NUMBER,
        max_edits: 1,
        prefix_length: WORD_START.length,
        min_word_length: WORD_START.length + SHORTEST_CORRECTED,
        size: 20,
      },
    },
  };
}
