import { Numbers } from './numbers.ts';

/** Document frequency per term, for documents added in order. */
export class DocumentFrequencies {
  readonly #counts = new Numbers(1_024);
  /** The last document that counted, plus one. */
  readonly #last = new Numbers(1_024);

  add(term: number, document: number): void {
    while (term >= this.#counts.length) {
      this.#counts.push(0);
      this.#last.push(0);
    }
    if (this.#last.values[term] === document + 1) return;
    this.#last.values[term] = document + 1;
    (this.#counts.values[term] as number)++;
  }

  count(term: number): number {
    return term < this.#counts.length ? (this.#counts.values[term] as number) : 0;
  }
}
