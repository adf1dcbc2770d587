import { INTENT_WEIGHTS } from '../analysis/weights.ts';
import { NO_INTENTS } from '../intents/intent-model.ts';
import { FEWEST_IN_SENTENCE, type ParsedQuery } from './parse-query.ts';

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
/** Words about something that no category is for are answered by whoever has said just that: has this share of what they could score. */
const SAID_SHARE = 0.7;
/** A topic that a sentence speaks of less surely is a guess. */
const GUESSED_TOPIC = 0.2;
/** Up to here it is one, too, when more than this share of all coaches is close: no topic has so many. */
const LIKELY_TOPIC = 0.35;
const MANY_SHARE = 1 / 8;
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
export function scoreScale(read: ParsedQuery, coaches: number): ScoreScale {
  const { words, intents } = read;
  const byWords = FULL_WORD * Math.log(1 + coaches) * Math.min(words.length, MOST_FULL_WORDS);
  const byIntents = FULL_INTENT * (INTENT_WEIGHTS.specialty + INTENT_WEIGHTS.profile) * (intents[0]?.probability ?? 0);
  return {
    full: byWords + byIntents,
    leastBest: answeredShare(read) * byWords,
  };
}

function answeredShare({ words, isElsewhere, reading }: ParsedQuery): number {
  if (isElsewhere) return SAID_SHARE;
  // One or two words are no sentence: whoever uses them is found. Where nothing is known of what people mean, a single word of theirs is all there is to go by.
  return words.length >= FEWEST_IN_SENTENCE && reading.model !== NO_INTENTS ? ANSWERED_SHARE : 0;
}

/** @param best the highest score of all, whatever the filters @returns what a coach has to score to be close */
export const leastScore = (best: number, { leastBest }: ScoreScale): number => (best < leastBest ? OUT_OF_REACH : CLOSE_SHARE * best);

/** Whether a sentence leaves open what is needed. Several likely topics of one field are one topic: the field. @param close how many are close, whatever the filters */
export function leavesOpen({ isSentence, intents: [likeliest] }: ParsedQuery, close: number, coaches: number): boolean {
  if (!isSentence || !likeliest) return false;
  return likeliest.probability < (close > MANY_SHARE * coaches ? LIKELY_TOPIC : GUESSED_TOPIC);
}

/** How much of what a query asks for a coach has: 0 to 1, in thousandths; 1 when nothing is asked. */
export const closeness = (score: number, full: number): number => (full > 0 ? Math.min(1, Math.round((1_000 * score) / full) / 1_000) : 1);
