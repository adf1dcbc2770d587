import { byLanguage, LANGUAGES, type Language } from '@pusula/contracts';

/** What a gain adds to: what is said in a language, or everything else. */
export type ScorePart = Language | 'rest';

/** One thing for each part of a score. */
export const byPart = <Thing>(make: (part: ScorePart) => Thing): Readonly<Record<ScorePart, Thing>> => ({
  ...byLanguage(make),
  rest: make('rest'),
});

/** Scores of documents by their place, in parts: of the languages, in each of which words count for themselves, the best one counts. */
export class PartScores {
  readonly by: Readonly<Record<ScorePart, Float32Array>>;
  /** The same, in an order, for loops that have to be quick. */
  readonly #parts: readonly Float32Array[];
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #others: readonly Float32Array[];
  readonly #rest: Float32Array;

  /** @param before what the first of them are */
  constructor(length: number, before?: PartScores) {
    this.by = byPart((part) => {
      const scores = new Float32Array(length);
      if (before) scores.set(before.by[part]);
      return scores;
    });
    const [first = new Float32Array(length), second = first, ...others] = LANGUAGES.map((language) => this.by[language]);
    this.#first = first;
    this.#second = second;
    this.#others = others;
    this.#rest = this.by.rest;
    this.#parts = Object.values(this.by);
  }

  score(at: number): number {
    let best = Math.max(this.#first[at] as number, this.#second[at] as number);
    for (const scores of this.#others) best = Math.max(best, scores[at] as number);
    return best + (this.#rest[at] as number);
  }

  /**
   * Two of which the larger one counts: a language, and the best of all others. With two languages nothing has to be compared for it, and a loop over two plain
   * arrays is what processors do fastest.
   * @param count of the first ones, which alone are right
   */
  twoBest(count: number): readonly [Float32Array, Float32Array] {
    if (this.#others.length === 0) return [this.#first, this.#second];
    const best = this.#second.slice();
    for (const scores of this.#others) for (let at = 0; at < count; at++) best[at] = Math.max(best[at] as number, scores[at] as number);
    return [this.#first, best];
  }

  /** Takes over what a document scores elsewhere. */
  copy(at: number, from: PartScores, place: number): void {
    for (let part = 0; part < this.#parts.length; part++) {
      (this.#parts[part] as Float32Array)[at] = (from.#parts[part] as Float32Array)[place] as number;
    }
  }

  clear(): void {
    for (const scores of this.#parts) scores.fill(0);
  }
}
