import { INTENT_WEIGHTS } from '../../analysis/weights.ts';
import type { GainList } from './gain-list.ts';
import { Numbers } from './numbers.ts';
import { Ordinals } from './ordinals.ts';
import type { ScoreWindow } from './score-window.ts';

const OTHER_TOPICS = INTENT_WEIGHTS.otherSpecialties;

/** For each name, which documents have it and with what weight: two growing arrays a name. */
export class WeightedLists {
  readonly #codes = new Ordinals();
  readonly #documents: Numbers[] = [];
  /** In thousandths. */
  readonly #weights: Numbers[] = [];

  add(name: string, document: number, weight: number): void {
    const code = this.#codes.findOrAdd(name);
    while (this.#documents.length <= code) {
      this.#documents.push(new Numbers());
      this.#weights.push(new Numbers());
    }
    (this.#documents[code] as Numbers).push(document);
    (this.#weights[code] as Numbers).push(Math.round(weight * 1_000));
  }

  /**
   * The documents that have a name, gaining by it.
   * @param part 'topic': of the topics of a document the largest counts in full, of the others a share
   * @param most what one gains whose weight is 1
   */
  gainList(name: string, part: 'rest' | 'topic', most: number): GainList[] {
    const code = this.#codes.find(name);
    if (!code) return [];
    return [new WeightedList(this.#documents[code] as Numbers, this.#weights[code] as Numbers, part, most / 1_000)];
  }
}

class WeightedList implements GainList {
  readonly #documents: Numbers;
  readonly #weights: Numbers;
  readonly #part: 'rest' | 'topic';
  readonly #unit: number;
  /** The place of the first document that lies in no window yet. */
  #next = 0;

  /** @param unit what a weight of 1 gains */
  constructor(documents: Numbers, weights: Numbers, part: 'rest' | 'topic', unit: number) {
    this.#documents = documents;
    this.#weights = weights;
    this.#part = part;
    this.#unit = unit;
  }

  addTo(window: ScoreWindow): void {
    if (this.#part === 'topic') this.#addTopics(window);
    else this.#addToRest(window);
  }

  #addToRest({ rest, start, end }: ScoreWindow): void {
    const { values: documents, length } = this.#documents;
    const { values: weights } = this.#weights;
    const unit = this.#unit;
    let at = this.#next;
    for (; at < length; at++) {
      const document = documents[at] as number;
      if (document >= end) break;
      (rest[document - start] as number) += unit * (weights[at] as number);
    }
    this.#next = at;
  }

  #addTopics({ rest, largestTopic, start, end }: ScoreWindow): void {
    const { values: documents, length } = this.#documents;
    const { values: weights } = this.#weights;
    const unit = this.#unit;
    let at = this.#next;
    for (; at < length; at++) {
      const document = documents[at] as number;
      if (document >= end) break;
      const place = document - start;
      const value = unit * (weights[at] as number);
      const before = largestTopic[place] as number;
      const more = value > before ? value - before : 0;
      largestTopic[place] = before + more;
      (rest[place] as number) += more + OTHER_TOPICS * (value - more);
    }
    this.#next = at;
  }

  *documents(): Generator<number> {
    const { values, length } = this.#documents;
    for (let at = 0; at < length; at++) yield values[at] as number;
  }
}
