import { rarity } from './bm25.ts';
import { Lengths } from './lengths.ts';
import { enlarged } from './numbers.ts';
import { PostingLists } from './posting-lists.ts';

/** One kind of term of all documents: posting lists and, for BM25, each document's length. Terms are numbered by the caller, from 0. */
export class Field {
  readonly #lists = new PostingLists();
  readonly #lengths = new Lengths();
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

  /** Adds the term's BM25 to the score of each document that holds it. @param weight of the clause */
  score(term: number | undefined, weight: number, scores: Float32Array): void {
    if (term === undefined || term >= this.#lists.terms) return;
    const rare = rarity(this.#lists.count(term), this.#lengths.documents);
    this.#lists.score(term, weight * rare, this.#lengths.norms(), this.#lengths.codes, scores);
  }
}
