import { INTENT_WEIGHTS } from '../analysis/weights.ts';
import { NO_INTENTS } from '../intents/intent-model.ts';
import type { ParsedQuery } from './parse-query.ts';

/** What one word of a query scores in a profile that answers it, as a share of what a word scores that a single coach uses. */
const FULL_WORD = 1.33;
/** Further words add little: sentences say much that is no need. */
const MOST_FULL_WORDS = 3;
/** Of all that a coach can gain by intents, what one gains who works on the likeliest topic and speaks of it. */
const FULL_INTENT = 0.6;

/** Less than this share of the best has something to do with the query, but does not answer it. */
export const CLOSE_SHARE = 0.3;
/** A sentence of which even the best has less than this share of what its words could score, and no topic to make up for it, is not answered at all. */
const ANSWERED_SHARE = 0.4;
/** One or two words are no sentence: whoever uses them is found. */
const FEWEST_IN_SENTENCE = 3;
/** More than anybody can score. */
const OUT_OF_REACH = 1e9;

/** What scores mean for one query. */
export type ScoreScale = {
  /** What a coach scores who has what the query asks for, as far as the query can be understood at all. */
  readonly full: number;
  /** What the best has to score for anybody to be close. */
  readonly leastBest: number;
};

/** @param coaches how many there are: the more, the more a rare word says */
export function scoreScale({ words, intents: [likeliest], reading }: ParsedQuery, coaches: number): ScoreScale {
  const byWords = FULL_WORD * Math.log(1 + coaches) * Math.min(words.length, MOST_FULL_WORDS);
  const byIntents = FULL_INTENT * (INTENT_WEIGHTS.specialty + INTENT_WEIGHTS.profile) * (likeliest?.probability ?? 0);
  // Where nothing is known of what people mean, a single word of theirs is all there is to go by.
  const isSentence = words.length >= FEWEST_IN_SENTENCE && reading.model !== NO_INTENTS;
  return { full: byWords + byIntents, leastBest: isSentence ? ANSWERED_SHARE * byWords : 0 };
}

/** @param best the highest score of all, whatever the filters @returns what a coach has to score to be close */
export const leastScore = (best: number, { leastBest }: ScoreScale): number => (best < leastBest ? OUT_OF_REACH : CLOSE_SHARE * best);

/** How much of what a query asks for a coach has: 0 to 1, in thousandths; 1 when nothing is asked. */
export const closeness = (score: number, full: number): number => (full > 0 ? Math.min(1, Math.round((1_000 * score) / full) / 1_000) : 1);
