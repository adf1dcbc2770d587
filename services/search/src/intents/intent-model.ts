import { binarySearch } from '../binary-search.ts';
import { featuresOf, type TextFeatures, wholeWordFeature } from './features.ts';
import { ELSEWHERE, softmax, type TrainedIntents, toVector } from './train.ts';

/** A category that a text speaks of, and how surely: 0 to 1; those of all categories add up to 1 at most. */
export type Intent = { readonly categoryId: string; readonly probability: number };

export type IntentModel = {
  /** The categories that a text speaks of, surest first; none for a text of which no word is known. */
  readonly read: (text: string) => readonly Intent[];
  /** Whether a folded word stands in what the model was trained with. */
  readonly knows: (folded: string) => boolean;
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
export const NO_INTENTS: IntentModel = { read: () => [], knows: () => false };

export function intentModel({ categoryIds, features, idf, unknownIdf, weights, scales, bias }: TrainedIntents): IntentModel {
  const classes = categoryIds.length;
  const placeOf = (feature: number) => binarySearch(features, feature);
  return {
    knows: (folded) => placeOf(wholeWordFeature(folded)) >= 0,
    read: (text) => {
      const { all, ofWords } = featuresOf(text);
      const { places, values } = toVector(all, placeOf, idf, unknownIdf);
      if (places.length === 0) return [];
      const scores = Float64Array.from(bias);
      for (let at = 0; at < places.length; at++) {
        const place = places[at] as number;
        const value = (values[at] as number) * (scales[place] as number);
        for (let c = 0, from = place * classes; c < classes; c++) (scores[c] as number) += (weights[from + c] as number) * value;
      }
      softmax(scores);
      const sureness = surenessOf(ofWords, (feature) => placeOf(feature) >= 0);
      const read = categoryIds.map((categoryId, c) => ({ categoryId, probability: sureness * (scores[c] as number) }));
      const intents = bestIntents(read.filter(({ categoryId }) => categoryId !== ELSEWHERE));
      return (intents[0]?.probability ?? 0) < LEAST_LIKELIEST ? [] : intents;
    },
  };
}

/** Those that say something, surest first. */
export const bestIntents = (intents: readonly Intent[]): readonly Intent[] =>
  intents
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .sort((one, other) => other.probability - one.probability || (one.categoryId < other.categoryId ? -1 : 1))
    .slice(0, MOST_INTENTS);

/** How far a text can be trusted to say what it speaks of: by the share of its words that are known, and less when it is a single word. */
function surenessOf(words: TextFeatures['ofWords'], isKnown: (feature: number) => boolean): number {
  const known = words.filter((features) => features.some(isKnown)).length / Math.max(words.length, 1);
  return Math.max(LEAST_KNOWN_SHARE, known) * Math.min(1, words.length / ENOUGH_WORDS);
}
