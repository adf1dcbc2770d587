import { splitWords } from '../analysis/words.ts';
import { pairFeature, prefixFeature, type WordFeatures, wholeWordFeature, wordFeatures } from './features.ts';

/** What texts can be told apart by. */
export type Vocabulary = {
  /** Hashes: see WordFeatures. */
  readonly features: Uint32Array;
  /** How telling each feature is: rare ones more. */
  readonly idf: Float32Array;
  /** How telling a feature would be that no text has. */
  readonly unknownIdf: number;
};

export type Vector = {
  /** The known features of a text, each once, by their place in the vocabulary; good until the next text is read. */
  readonly places: Int32Array;
  readonly count: number;
  /** Of all features together: what is not known makes the rest say less. */
  readonly length: number;
  readonly words: number;
  /** How many of the words are known as a whole. */
  readonly knownWords: number;
};

/** How much an unknown feature counts of what a known one does: names and slips must not mute the words around them. */
const UNKNOWN_SHARE = 0.3;
/** Stands for the place of a feature that is in no vocabulary. */
export const UNKNOWN = -1;
/** Profiles repeat the same words. */
const LARGEST_CACHE = 50_000;

type KnownWord = Pick<WordFeatures, 'prefix' | 'pairStart'> & {
  readonly places: readonly number[];
  readonly unknown: readonly number[];
  readonly isKnown: boolean;
  /** The last text that had it. */
  seenIn: number;
};

/** Of a text's vector. @param squares the sum over its known features @param unknown how many others it has */
export const lengthOf = (squares: number, unknown: number, unknownIdf: number): number =>
  Math.sqrt(squares + unknown * UNKNOWN_SHARE * unknownIdf ** 2) || 1;

export class Vectorizer {
  readonly #idf: Float32Array;
  readonly #unknownIdf: number;
  readonly #placeOf: (feature: number) => number;
  readonly #words = new Map<string, KnownWord>();
  /** By place: the last text that had the feature. */
  readonly #seenIn: Uint32Array;
  // Of the text at hand.
  readonly #places: Int32Array;
  readonly #unknown = new Set<number>();
  #text = 0;
  #count = 0;
  #squares = 0;

  constructor({ features, idf, unknownIdf }: Vocabulary) {
    this.#idf = idf;
    this.#unknownIdf = unknownIdf;
    this.#placeOf = placesOf(features);
    this.#places = new Int32Array(features.length);
    this.#seenIn = new Uint32Array(features.length);
  }

  /** Whether a folded word stands in the vocabulary. */
  knows(folded: string): boolean {
    return this.#placeOf(wholeWordFeature(folded)) !== UNKNOWN;
  }

  /** Where the beginning of words stands in the vocabulary; UNKNOWN for one that no text has. */
  placeOfPrefix(prefix: string): number {
    return this.#placeOf(prefixFeature(prefix));
  }

  /** @param texts as if one followed the other */
  vectorOf(texts: readonly string[]): Vector {
    this.#begin();
    let [words, knownWords] = [0, 0];
    let before: KnownWord | undefined;
    for (const text of texts) {
      for (const written of splitWords(text)) {
        const word = this.#words.get(written) ?? this.#read(written);
        words++;
        if (word.isKnown) knownWords++;
        this.#addWord(word);
        if (before) this.#addPair(before, word);
        before = word;
      }
    }
    const length = lengthOf(this.#squares, this.#unknown.size, this.#unknownIdf);
    return { places: this.#places, count: this.#count, length, words, knownWords };
  }

  #begin(): void {
    this.#text++;
    this.#unknown.clear();
    this.#count = this.#squares = 0;
  }

  #addWord(word: KnownWord): void {
    if (word.seenIn === this.#text) return;
    word.seenIn = this.#text;
    for (const place of word.places) this.#addPlace(place);
    for (const feature of word.unknown) this.#unknown.add(feature);
  }

  #addPair(left: KnownWord, right: KnownWord): void {
    const pair = pairFeature(left, right);
    if (pair === undefined) return;
    const place = this.#placeOf(pair);
    if (place === UNKNOWN) this.#unknown.add(pair);
    else this.#addPlace(place);
  }

  #addPlace(place: number): void {
    if (this.#seenIn[place] === this.#text) return;
    this.#seenIn[place] = this.#text;
    this.#places[this.#count++] = place;
    this.#squares += (this.#idf[place] as number) ** 2;
  }

  #read(written: string): KnownWord {
    const { whole, grams, prefix, pairStart } = wordFeatures(written);
    const all = [...whole, ...grams];
    const word = {
      prefix,
      pairStart,
      places: all.map(this.#placeOf).filter((place) => place !== UNKNOWN),
      unknown: all.filter((feature) => this.#placeOf(feature) === UNKNOWN),
      isKnown: whole.some((feature) => this.#placeOf(feature) !== UNKNOWN),
      seenIn: 0,
    };
    if (this.#words.size >= LARGEST_CACHE) this.#words.clear();
    this.#words.set(written, word);
    return word;
  }
}

const EMPTY = -1;

/**
 * Where each feature stands: a table in which a feature is at the place that its last bits name, or at the next free one after it. They are hashes, and spread
 * evenly by themselves.
 */
function placesOf(features: Uint32Array): (feature: number) => number {
  const size = 2 ** Math.ceil(Math.log2(2 * features.length + 1));
  const last = size - 1;
  const table = new Int32Array(size).fill(EMPTY);
  features.forEach((feature, place) => {
    let at = feature & last;
    while (table[at] !== EMPTY) at = (at + 1) & last;
    table[at] = place;
  });
  return (feature) => {
    let at = feature & last;
    while (table[at] !== EMPTY && features[table[at] as number] !== feature) at = (at + 1) & last;
    return table[at] === EMPTY ? UNKNOWN : (table[at] as number);
  };
}
