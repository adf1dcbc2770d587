import { codeLength, norms, rarity } from './bm25.ts';
import { enlarged } from './numbers.ts';
import { PostingLists } from './posting-lists.ts';

/** One kind of term of all documents: posting lists and, for BM25, each document's length. */
export class Field {
  readonly lists = new PostingLists();
  #lengths: Uint8Array = new Uint8Array(1_024);
  #documents = 0;
  #totalLength = 0;
  #norms: Float32Array | undefined;
  // Frequencies within the document being added, by term, and which terms those are.
  #pending: Uint8Array = new Uint8Array(1_024);
  readonly #touched: number[] = [];

  get byteLength(): number {
    return this.lists.byteLength + this.#lengths.length + this.#pending.length;
  }

  /** One more occurrence of a term in the document that `endDocument` will close. */
  count(term: number): void {
    if (term >= this.#pending.length) this.#pending = enlarged(this.#pending, term + 1);
    const before = this.#pending[term] as number;
    if (before === 0) this.#touched.push(term);
    if (before < 255) this.#pending[term] = before + 1;
  }

  /** Writes down what was counted. A document without any term takes no part in the averages. */
  endDocument(document: number, length: number): void {
    for (const term of this.#touched) {
      this.lists.add(term, document, this.#pending[term] as number);
      this.#pending[term] = 0;
    }
    this.#touched.length = 0;
    if (length === 0) return;
    this.#lengths = enlarged(this.#lengths, document + 1);
    this.#lengths[document] = codeLength(length);
    this.#documents++;
    this.#totalLength += length;
    this.#norms = undefined;
  }

  /** @param weight of the clause; @param onlyScored leave documents alone that have no score yet */
  score(term: number | undefined, weight: number, scores: Float32Array, onlyScored = false): void {
    if (term === undefined) return;
    this.#norms ??= norms(this.#totalLength / Math.max(this.#documents, 1));
    const rare = rarity(this.lists.count(term), this.#documents);
    this.lists.score(term, weight * rare, this.#norms, this.#lengths, scores, onlyScored);
  }
}
