import { LANGUAGES, type Language } from '@pusula/contracts';

/** Documents that may be close, each with what its score is made of. Used again for the next query. */
export class Candidates {
  documents = new Uint32Array(1_024);
  tr = new Float32Array(1_024);
  en = new Float32Array(1_024);
  rest = new Float32Array(1_024);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  push(document: number, tr: number, en: number, rest: number): void {
    const at = this.count++;
    if (at === this.documents.length) this.#grow();
    this.documents[at] = document;
    this.tr[at] = tr;
    this.en[at] = en;
    this.rest[at] = rest;
  }

  #grow(): void {
    const length = this.documents.length * 2;
    const grown = <T extends { set(values: T): void }>(larger: T, values: T): T => {
      larger.set(values);
      return larger;
    };
    this.documents = grown(new Uint32Array(length), this.documents);
    this.tr = grown(new Float32Array(length), this.tr);
    this.en = grown(new Float32Array(length), this.en);
    this.rest = grown(new Float32Array(length), this.rest);
  }

  /** @param at place of the candidate */
  score(at: number): number {
    return Math.max(this.tr[at] as number, this.en[at] as number) + (this.rest[at] as number);
  }

  /**
   * What a candidate scores when its words count for more.
   * @param gainIn what they add in a language in which any of them was found
   */
  scoreWith(at: number, gainIn: (language: Language) => number): number {
    const best = LANGUAGES.map((language) => {
      const score = this[language][at] as number;
      return score === 0 ? 0 : score + gainIn(language);
    });
    return Math.max(...best) + (this.rest[at] as number);
  }
}
