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
  /** Beside the first one. */
  readonly #otherLanguages: readonly Float32Array[];
  readonly #firstLanguage: Float32Array;
  readonly #rest: Float32Array;

  /** @param before what the first of them are */
  constructor(length: number, before?: PartScores) {
    this.by = byPart((part) => {
      const scores = new Float32Array(length);
      if (before) scores.set(before.by[part]);
      return scores;
    });
    [this.#firstLanguage, ...this.#otherLanguages] = LANGUAGES.map((language) => this.by[language]) as [Float32Array, ...Float32Array[]];
    this.#rest = this.by.rest;
  }

  score(at: number): number {
    let best = this.#firstLanguage[at] as number;
    for (let other = 0; other < this.#otherLanguages.length; other++) {
      const score = (this.#otherLanguages[other] as Float32Array)[at] as number;
      if (score > best) best = score;
    }
    return best + (this.#rest[at] as number);
  }

  /** Takes over what a document scores elsewhere. */
  copy(at: number, from: PartScores, place: number): void {
    for (const language of LANGUAGES) this.by[language][at] = from.by[language][place] as number;
    this.#rest[at] = from.#rest[place] as number;
  }

  clear(): void {
    for (const language of LANGUAGES) this.by[language].fill(0);
    this.#rest.fill(0);
  }
}
