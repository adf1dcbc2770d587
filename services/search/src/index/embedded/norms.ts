import { codeLength, norms } from './bm25.ts';
import { enlarged } from './numbers.ts';

/** How long each document is in one kind of term, a byte each, and what that does to a score. */
export class Norms {
  codes: Uint8Array = new Uint8Array(1_024);
  #documents = 0;
  #total = 0;
  #norms: Float32Array | undefined;

  get documents(): number {
    return this.#documents;
  }

  /** A document without any term takes no part in the averages. */
  add(document: number, length: number): void {
    this.codes = enlarged(this.codes, document + 1);
    if (length === 0) return;
    this.codes[document] = codeLength(length);
    this.#documents++;
    this.#total += length;
    this.#norms = undefined;
  }

  /** By length code: what a frequency is compared with. */
  norms(): Float32Array {
    this.#norms ??= norms(this.#total / Math.max(this.#documents, 1));
    return this.#norms;
  }
}
