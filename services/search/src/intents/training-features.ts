import { splitWords } from '../analysis/words.ts';
import { pairFeature, wordFeatures } from './features.ts';
import { UNKNOWN, type Vocabulary } from './vectorizer.ts';

/** The features of all texts, numbered as they are met, and of each text the numbers of those that it has, each once. */
type ReadFeatures = { readonly features: Uint32Array; readonly ofTexts: readonly Int32Array[] };

/** Reads each word and each text once. */
export function readFeatures(texts: readonly string[]): ReadFeatures {
  const numbers = new Map<number, number>();
  const numberOf = (feature: number): number => {
    const number = numbers.get(feature) ?? numbers.size;
    if (number === numbers.size) numbers.set(feature, number);
    return number;
  };
  const read = (written: string) => {
    const { whole, grams, ...word } = wordFeatures(written);
    return { ...word, numbers: [...whole, ...grams].map(numberOf) };
  };
  const known = new Map<string, ReturnType<typeof read>>();
  /** By number: the last text that had the feature. */
  const seenIn: number[] = [];
  const ofTexts = texts.map((text, at) => {
    const ofText: number[] = [];
    const add = (number: number) => {
      if (seenIn[number] === at) return;
      seenIn[number] = at;
      ofText.push(number);
    };
    let before: ReturnType<typeof read> | undefined;
    for (const written of splitWords(text)) {
      const word = known.get(written) ?? read(written);
      known.set(written, word);
      word.numbers.forEach(add);
      const pair = before && pairFeature(before, word);
      if (pair !== undefined) add(numberOf(pair));
      before = word;
    }
    return Int32Array.from(ofText);
  });
  return { features: Uint32Array.from(numbers.keys()), ofTexts };
}

/** `placeOf` says where in the vocabulary each number's feature stands: UNKNOWN for those that are left out. */
type ChosenFeatures = { readonly vocabulary: Vocabulary; readonly placeOf: Int32Array };

/**
 * Those of the most texts come first: what training reads again and again lies close together.
 * @param most beyond so many features, those of the fewest texts are left out
 */
export function chooseFeatures({ features, ofTexts }: ReadFeatures, most: number): ChosenFeatures {
  const counts = new Uint32Array(features.length);
  for (const numbers of ofTexts) for (const number of numbers) (counts[number] as number) += 1;
  const kept = Uint32Array.from(features.keys())
    .sort((one, other) => (counts[other] as number) - (counts[one] as number))
    .subarray(0, most);
  const placeOf = new Int32Array(features.length).fill(UNKNOWN);
  kept.forEach((number, place) => {
    placeOf[number] = place;
  });
  const vocabulary = {
    features: kept.map((number) => features[number] as number),
    idf: Float32Array.from(kept, (number) => rarity(counts[number] as number, ofTexts.length)),
    unknownIdf: rarity(1, ofTexts.length),
  };
  return { vocabulary, placeOf };
}

const rarity = (count: number, texts: number) => Math.log(1 + texts / count);
