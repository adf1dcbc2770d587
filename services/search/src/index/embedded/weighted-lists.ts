import { INTENT_WEIGHTS } from '../../analysis/weights.ts';
import { type Accumulators, PART, PARTS } from './accumulators.ts';
import { Codes } from './codes.ts';
import type { GainList } from './gain-list.ts';
import { Numbers } from './numbers.ts';

const OTHER_TOPICS = INTENT_WEIGHTS.otherSpecialties;

/** For each name, which documents have it and with what weight: two growing arrays a name. */
export class WeightedLists {
  readonly #codes = new Codes();
  readonly #documents: Numbers[] = [];
  /** In thousandths. */
  readonly #weights: Numbers[] = [];
  readonly #largest: number[] = [];

  add(name: string, document: number, weight: number): void {
    const code = this.#codes.findOrAdd(name);
    while (this.#documents.length <= code) {
      this.#documents.push(new Numbers());
      this.#weights.push(new Numbers());
      this.#largest.push(0);
    }
    const thousandths = Math.round(weight * 1_000);
    (this.#documents[code] as Numbers).push(document);
    (this.#weights[code] as Numbers).push(thousandths);
    this.#largest[code] = Math.max(this.#largest[code] as number, thousandths);
  }

  /**
   * The documents that have a name, gaining by it.
   * @param part 'topic': of the topics of a document the largest counts in full, of the others a share
   * @param most what one gains whose weight is 1
   */
  gainList(name: string, part: 'rest' | 'topic', most: number): GainList[] {
    const code = this.#codes.find(name);
    if (!code) return [];
    const [documents, weights] = [this.#documents[code] as Numbers, this.#weights[code] as Numbers];
    return [new WeightedList(documents, weights, part, most / 1_000, this.#largest[code] as number)];
  }
}

class WeightedList implements GainList {
  readonly part: 'rest' | 'topic';
  readonly bound: number;
  readonly #documents: Numbers;
  readonly #weights: Numbers;
  readonly #unit: number;

  /** @param unit what a weight of 1 gains */
  constructor(documents: Numbers, weights: Numbers, part: 'rest' | 'topic', unit: number, largest: number) {
    this.#documents = documents;
    this.#weights = weights;
    this.part = part;
    this.#unit = unit;
    this.bound = unit * largest;
  }

  add(scores: Accumulators, isClosed: boolean): void {
    const { values: documents, length } = this.#documents;
    const { values: weights } = this.#weights;
    const gain = this.part === 'topic' ? addTopics : addToRest;
    if (isClosed) {
      const known = scores.among(documents, weights, length);
      gain(scores.values, known.documents, known.beside, known.count, this.#unit);
    } else {
      scores.touch(documents, length);
      gain(scores.values, documents, weights, length, this.#unit);
    }
  }

  some(passes: (document: number) => boolean): boolean {
    const { values, length } = this.#documents;
    for (let at = 0; at < length; at++) if (passes(values[at] as number)) return true;
    return false;
  }
}

function addToRest(scores: Float32Array, documents: Uint32Array, weights: Uint32Array, count: number, unit: number): void {
  for (let at = 0; at < count; at++) (scores[(documents[at] as number) * PARTS + PART.rest] as number) += unit * (weights[at] as number);
}

function addTopics(scores: Float32Array, documents: Uint32Array, weights: Uint32Array, count: number, unit: number): void {
  for (let at = 0; at < count; at++) {
    const from = (documents[at] as number) * PARTS;
    const value = unit * (weights[at] as number);
    const before = scores[from + PART.largestTopic] as number;
    const more = Math.max(0, value - before);
    scores[from + PART.largestTopic] = before + more;
    (scores[from + PART.rest] as number) += more + OTHER_TOPICS * (value - more);
  }
}
