import { LANGUAGES, type Language } from '@pusula/contracts';
import { PartScores } from './part-scores.ts';

const FIRST_LENGTH = 1_024;

/** Documents that may be close, each with what its score is made of. Used again for the next query. */
export class Candidates {
  documents = new Uint32Array(FIRST_LENGTH);
  scores = new PartScores(FIRST_LENGTH);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  /** @param place of the document in the scores that it comes with */
  push(document: number, scores: PartScores, place: number): void {
    const at = this.count++;
    if (at === this.documents.length) this.#grow();
    this.documents[at] = document;
    this.scores.copy(at, scores, place);
  }

  #grow(): void {
    const documents = new Uint32Array(this.documents.length * 2);
    documents.set(this.documents);
    this.documents = documents;
    this.scores = new PartScores(documents.length, this.scores);
  }

  /** @param at place of the candidate */
  score(at: number): number {
    return this.scores.score(at);
  }

  /**
   * What a candidate scores when its words count for more.
   * @param gainIn what they add in a language in which any of them was found
   */
  scoreWith(at: number, gainIn: (language: Language) => number): number {
    const { by } = this.scores;
    const best = LANGUAGES.map((language) => {
      const score = by[language][at] as number;
      return score === 0 ? 0 : score + gainIn(language);
    });
    return Math.max(...best) + (by.rest[at] as number);
  }
}
