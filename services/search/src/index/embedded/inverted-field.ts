import { Bm25List } from './bm25-list.ts';
import type { GainList } from './gain-list.ts';
import { Norms } from './norms.ts';
import { enlarged } from './numbers.ts';
import type { ScorePart } from './part-scores.ts';
import { PostingLists } from './posting-lists.ts';

/** One kind of term of all documents: posting lists and, for BM25, each document's length. Terms are numbered by the caller, from 0. */
export class InvertedField {
  readonly #lists = new PostingLists();
  readonly #lengths = new Norms();
  // Frequencies within the document being added, by term, and which terms those are.
  #pending: Uint8Array = new Uint8Array(1_024);
  readonly #touched: number[] = [];

  get byteLength(): number {
    return this.#lists.byteLength + this.#lengths.codes.length + this.#pending.length;
  }

  /** One more occurrence of a term in the document that `endDocument` will close. */
  count(term: number): void {
    if (term >= this.#pending.length) this.#pending = enlarged(this.#pending, term + 1);
    const before = this.#pending[term] as number;
    if (before === 0) this.#touched.push(term);
    if (before < 255) this.#pending[term] = before + 1;
  }

  /** Writes down what was counted. */
  endDocument(document: number, length: number): void {
    for (const term of this.#touched) {
      while (term >= this.#lists.terms) this.#lists.addTerm();
      this.#lists.add(term, document, this.#pending[term] as number);
      this.#pending[term] = 0;
    }
    this.#touched.length = 0;
    this.#lengths.add(document, length);
  }

  /**
   * The documents that hold a term, gaining its BM25; none for a term that none holds.
   * @param weight of the clause
   */
  gainList(term: number | undefined, part: ScorePart, weight: number): GainList[] {
    if (term === undefined || term >= this.#lists.terms) return [];
    return [new Bm25List({ lists: this.#lists, lengths: this.#lengths, term, part, weight })];
  }
}
