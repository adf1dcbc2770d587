import type { Intent } from '../projection/intent.ts';
import { ELSEWHERE, softmax, type TrainedIntents } from './train.ts';
import { UNKNOWN, type Vector, Vectorizer } from './vectorizer.ts';

export type IntentModel = {
  /** Tells what one model has read from what another one has. */
  readonly name: string;
  /** The categories that texts speak of, read as if one followed the other, surest first; none where no word is known. */
  readonly read: (...texts: readonly string[]) => readonly Intent[];
  /** How surely a text speaks of something that no category is for: 0 to 1. */
  readonly elsewhere: (text: string) => number;
  /** Whether a folded word stands in what the model was trained with. */
  readonly knows: (folded: string) => boolean;
  /** Over how large a share of the categories the words with a beginning are spread, by what people say of each: 0 where nobody says one, 1 where all do alike. */
  readonly breadthOf: (prefix: string) => number;
};

/** Less than this says nothing. */
const LEAST_PROBABILITY = 0.02;
const MOST_INTENTS = 8;
/** Of a text whose likeliest category is no likelier, nobody can say what it speaks of. */
const LEAST_LIKELIEST = 0.03;
/** Of a text without a single known word, whose runs of letters are known all the same: a slip, or a name. */
const LEAST_KNOWN_SHARE = 0.25;
/** A single word is looked for where it stands written first. */
const ENOUGH_WORDS = 2;

/** For a product without categories to tell apart: no text speaks of anything. */
export const NO_INTENTS: IntentModel = { name: '', read: () => [], elsewhere: () => 0, knows: () => false, breadthOf: () => 0 };

export function intentModel(trained: TrainedIntents, name: string): IntentModel {
  const { categoryIds, bias, breadths } = trained;
  const vectorizer = new Vectorizer(trained);
  const probabilities = (vector: Vector): Float64Array => {
    const scores = weighed(vector, trained);
    for (let c = 0; c < scores.length; c++) scores[c] = (bias[c] as number) + (scores[c] as number) / vector.length;
    softmax(scores);
    return scores;
  };
  return {
    name,
    knows: (folded) => vectorizer.knows(folded),
    breadthOf: (prefix) => {
      const place = vectorizer.placeOfPrefix(prefix);
      return place === UNKNOWN ? 0 : (breadths[place] as number) / categoryIds.length;
    },
    read: (...texts) => {
      const vector = vectorizer.vectorOf(texts);
      if (vector.count === 0) return [];
      const likely = probabilities(vector);
      const sureness = surenessOf(vector);
      const read = categoryIds.map((categoryId, c) => ({ categoryId, probability: sureness * (likely[c] as number) }));
      const intents = bestIntents(read.filter(({ categoryId }) => categoryId !== ELSEWHERE));
      return (intents[0]?.probability ?? 0) < LEAST_LIKELIEST ? [] : intents;
    },
    elsewhere: (text) => {
      const vector = vectorizer.vectorOf([text]);
      return vector.count === 0 ? 0 : (probabilities(vector)[categoryIds.indexOf(ELSEWHERE)] ?? 0);
    },
  };
}

/** So many rows of weights are added in one go: a bio has a thousand, and each go over the sums costs as much as a row. */
const TOGETHER = 4;

/** What the features of a text say of each category, together. */
function weighed({ places, count }: Vector, { weights, scales, idf, categoryIds }: TrainedIntents): Float64Array {
  const classes = categoryIds.length;
  const sums = new Float64Array(classes);
  const valueAt = (at: number): number =>
    at < count ? (idf[places[at] as number] as number) * (scales[places[at] as number] as number) : 0;
  const rowAt = (at: number): number => (at < count ? (places[at] as number) * classes : 0);
  for (let at = 0; at < count; at += TOGETHER) {
    const [one, two, three, four] = [rowAt(at), rowAt(at + 1), rowAt(at + 2), rowAt(at + 3)];
    const [first, second, third, fourth] = [valueAt(at), valueAt(at + 1), valueAt(at + 2), valueAt(at + 3)];
    for (let c = 0; c < classes; c++)
      (sums[c] as number) +=
        (weights[one + c] as number) * first +
        (weights[two + c] as number) * second +
        (weights[three + c] as number) * third +
        (weights[four + c] as number) * fourth;
  }
  return sums;
}

/** Those that say something, surest first. */
export const bestIntents = (intents: readonly Intent[]): readonly Intent[] =>
  intents
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .sort((one, other) => other.probability - one.probability || (one.categoryId < other.categoryId ? -1 : 1))
    .slice(0, MOST_INTENTS);

/** How far a text can be trusted to say what it speaks of: by the share of its words that are known, and less when it is a single word. */
const surenessOf = ({ words, knownWords }: Vector): number =>
  Math.max(LEAST_KNOWN_SHARE, knownWords / Math.max(words, 1)) * Math.min(1, words / ENOUGH_WORDS);
