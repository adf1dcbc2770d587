import { LANGUAGES, type Language } from '@pusula/contracts';

/** Where a query stands with a document. */
const UNTOUCHED = 0;
const TOUCHED = 1;
const PRUNED = 2;

/** What a document's score is made of, by its place among the four numbers that are kept of each. */
export const PART = {
  /** BM25 of the words in one language; the better one counts. */
  tr: 0,
  en: 1,
  /** Everything else. */
  rest: 2,
  /** The largest gain by a single category; what all of them add is in `rest`. */
  largestTopic: 3,
} as const;
export const PARTS = 4;

type Known = { readonly documents: Uint32Array; readonly beside: Uint32Array; readonly count: number };

/**
 * Partial scores of one query by document number, and which documents have one. Kept between queries, and cleared only where the last one left something: a
 * query costs what it touches, however many documents there are.
 */
export class Accumulators {
  /** PARTS numbers of each document. */
  values = new Float32Array(0);
  /** The documents that can still be found: the first `count`. Pruned ones come after them. */
  documents = new Uint32Array(0);
  count = 0;
  #pruned = 0;
  #states = new Uint8Array(0);
  readonly #known = { documents: new Uint32Array(0), beside: new Uint32Array(0), count: 0 };
  #weightTr = 1;
  #weightEn = 1;

  /**
   * Forgets the last query.
   * @param capacity how many documents there are in all
   * @param weights of what is said in each language
   */
  reset(capacity: number, weights: Readonly<Record<Language, number>>): void {
    this.#weightTr = weights.tr;
    this.#weightEn = weights.en;
    if (this.#states.length < capacity) {
      const room = Math.ceil(capacity * 1.25) + 64;
      this.values = new Float32Array(room * PARTS);
      this.documents = new Uint32Array(room);
      this.#states = new Uint8Array(room);
    } else {
      for (let at = 0; at < this.count + this.#pruned; at++) {
        const document = this.documents[at] as number;
        const from = document * PARTS;
        this.#states[document] = UNTOUCHED;
        for (let part = 0; part < PARTS; part++) this.values[from + part] = 0;
      }
    }
    this.count = this.#pruned = 0;
  }

  /** Documents score from now on that did not yet. @param gaining the first `length` of it */
  touch(gaining: Uint32Array, length: number): void {
    const [states, documents] = [this.#states, this.documents];
    let { count } = this;
    for (let at = 0; at < length; at++) {
      const document = gaining[at] as number;
      if (states[document] === UNTOUCHED) {
        states[document] = TOUCHED;
        documents[count++] = document;
      }
    }
    this.count = count;
  }

  /**
   * Those of the first `length` documents that can still be found, each with what stands beside it.
   * @returns the first `count` of two arrays, good until the next call
   */
  among(gaining: Uint32Array, beside: Uint32Array, length: number): Known {
    const known = this.#known;
    if (known.documents.length < length) [known.documents, known.beside] = [new Uint32Array(2 * length), new Uint32Array(2 * length)];
    const [states, documents, kept] = [this.#states, known.documents, known.beside];
    let count = 0;
    for (let at = 0; at < length; at++) {
      const document = gaining[at] as number;
      if (states[document] !== TOUCHED) continue;
      documents[count] = document;
      kept[count++] = beside[at] as number;
    }
    known.count = count;
    return known;
  }

  /** Whether the query has anything to do with a document so far. */
  isTouched(document: number): boolean {
    return this.#states[document] !== UNTOUCHED;
  }

  score(document: number): number {
    const { values } = this;
    const at = document * PARTS;
    const tr = (values[at] as number) * this.#weightTr;
    const en = (values[at + 1] as number) * this.#weightEn;
    return Math.max(tr, en) + (values[at + 2] as number);
  }

  /**
   * What a document scores when its words count for more.
   * @param gainIn what they add in a language in which any of them was found
   */
  scoreWith(document: number, gainIn: (language: Language) => number): number {
    const weights = { tr: this.#weightTr, en: this.#weightEn };
    const best = LANGUAGES.map((language) => {
      const score = this.values[document * PARTS + PART[language]] as number;
      return score === 0 ? 0 : (score + gainIn(language)) * weights[language];
    });
    return Math.max(...best) + (this.values[document * PARTS + PART.rest] as number);
  }

  /** The highest score so far of those that `isWanted` has a 1 for. */
  highest(isWanted: Uint8Array): number {
    const { documents, count } = this;
    let highest = 0;
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number;
      const score = this.score(document);
      if (score > highest && isWanted[document] === 1) highest = score;
    }
    return highest;
  }

  /** Gives up those that score less. No other document may score after that. */
  prune(least: number): void {
    const touched = this.count;
    let kept = 0;
    for (let at = 0; at < touched; at++) {
      const document = this.documents[at] as number;
      if (this.score(document) < least) {
        this.#states[document] = PRUNED;
        continue;
      }
      this.documents[at] = this.documents[kept] as number;
      this.documents[kept++] = document;
    }
    this.count = kept;
    this.#pruned = touched - kept;
  }

  /** Those that can still be found. */
  found(): Uint32Array {
    return this.documents.subarray(0, this.count);
  }

  /** Those that were given up. */
  pruned(): Uint32Array {
    return this.documents.subarray(this.count, this.count + this.#pruned);
  }
}
