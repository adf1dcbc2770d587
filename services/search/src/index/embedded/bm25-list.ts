import { type Accumulators, PART, PARTS } from './accumulators.ts';
import { rarity } from './bm25.ts';
import type { GainList } from './gain-list.ts';
import type { Lengths } from './lengths.ts';
import type { PostingLists } from './posting-lists.ts';

type Options = {
  readonly lists: PostingLists;
  readonly lengths: Lengths;
  readonly term: number;
  /** What the term adds to. */
  readonly part: 'tr' | 'en' | 'rest';
  /** What the clause counts for. */
  readonly weight: number;
  /** What a gain in the language counts for. */
  readonly languageWeight: number;
};

/** The documents that hold a term, gaining its BM25. */
export class Bm25List implements GainList {
  readonly part: 'tr' | 'en' | 'rest';
  readonly bound: number;
  readonly #lists: PostingLists;
  readonly #lengths: Lengths;
  readonly #term: number;
  readonly #weight: number;

  constructor({ lists, lengths, term, part, weight, languageWeight }: Options) {
    this.#lists = lists;
    this.#lengths = lengths;
    this.#term = term;
    this.#weight = weight * rarity(lists.count(term), lengths.documents);
    this.part = part;
    // A frequency divided by itself and more is less than 1.
    this.bound = this.#weight * languageWeight;
  }

  add(scores: Accumulators, isClosed: boolean): void {
    const among = isClosed ? this.#lists.readAmong(this.#term, scores.found()) : undefined;
    const { documents, frequencies, count } = among ?? this.#lists.read(this.#term);
    if (isClosed && !among) {
      const known = scores.among(documents, frequencies, count);
      this.#gain(scores, known.documents, known.beside, known.count);
    } else {
      if (!isClosed) scores.touch(documents, count);
      this.#gain(scores, documents, frequencies, count);
    }
  }

  #gain({ values }: Accumulators, documents: Uint32Array, frequencies: Uint32Array, count: number): void {
    const part = PART[this.part];
    const [gains, norms, lengths, weight] = [this.#gainsOfOne(), this.#lengths.norms(), this.#lengths.codes, this.#weight];
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number;
      const frequency = frequencies[at] as number;
      const length = lengths[document] as number;
      (values[document * PARTS + part] as number) +=
        frequency === 1 ? (gains[length] as number) : (weight * frequency) / (frequency + (norms[length] as number));
    }
  }

  /** By coded length: what a word gains that stands once in the text, as most do; good until the next call. */
  #gainsOfOne(): Float32Array {
    const norms = this.#lengths.norms();
    for (let length = 0; length < GAINS.length; length++) GAINS[length] = this.#weight / (1 + (norms[length] as number));
    return GAINS;
  }

  some(passes: (document: number) => boolean): boolean {
    const { documents, count } = this.#lists.read(this.#term);
    for (let at = 0; at < count; at++) if (passes(documents[at] as number)) return true;
    return false;
  }
}

const GAINS = new Float32Array(256);
