import type { ParsedQuery } from '../query/parse-query.ts';
import type { QueryWord } from '../query/query-words.ts';
import type { Nearness } from './port.ts';

/** A word that no more of the profiles hold is one that somebody means literally. */
const RARE_SHARE = 0.005;

/** What a coach gains by a similarity. */
export const nearnessGain = (similarity: number, { average, full, weight }: Nearness): number =>
  weight * Math.min(1, Math.max(0, (similarity - average) / (full - average)));

/** The words of a query that may be meant literally: not those that people say when they tell what they need, nor where they are. */
export const maybeLiteral = ({ words, placeWords, reading }: ParsedQuery): readonly QueryWord[] =>
  words.filter(({ folded }) => !placeWords.has(folded) && !reading.model.knows(folded));

/**
 * Whether a word is meant literally: it is part of a coach's name, or so rare that whoever types it looks for it. While a query has such words, only coaches who
 * hold one gain by nearness, so that nobody overtakes them by it.
 * @param holders how many coaches hold the word
 */
export const isLiteral = (holders: number, isName: boolean, coaches: number): boolean =>
  holders > 0 && (isName || holders <= Math.max(1, RARE_SHARE * coaches));
