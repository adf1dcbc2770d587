import type { GainList } from './gain-list.ts';
import { InvertedField } from './inverted-field.ts';

/** A field whose terms have names: concepts, words of people's names. */
export class NamedTerms {
  readonly #field = new InvertedField();
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

  /** The documents that hold a term, gaining its BM25. */
  gainList(term: string, weight: number): GainList[] {
    return this.#field.gainList(this.#numbers.get(term), 'rest', weight);
  }
}
