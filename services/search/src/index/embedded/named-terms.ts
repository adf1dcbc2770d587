import { Field } from './field.ts';

/** A field whose terms have names: concepts, words of people's names. */
export class NamedTerms {
  readonly #field = new Field();
  readonly #numbers = new Map<string, number>();

  get byteLength(): number {
    return this.#field.byteLength;
  }

  /** @param terms repeated as often as the document has them */
  add(document: number, terms: readonly string[]): void {
    for (const term of terms) {
      const number = this.#numbers.get(term) ?? this.#numbers.size;
      this.#numbers.set(term, number);
      this.#field.count(number);
    }
    this.#field.endDocument(document, terms.length);
  }

  /** Adds the term's BM25 to the score of each document that holds it. */
  score(term: string, weight: number, scores: Float32Array): void {
    this.#field.score(this.#numbers.get(term), weight, scores);
  }
}
